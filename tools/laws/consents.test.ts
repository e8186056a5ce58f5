import { fieldOfConsent, type ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { ScreenForm } from '@card-journey/journey/steps/form.ts'
import { steps } from '@card-journey/journey/steps/steps.ts'
import { expect, test } from 'vitest'
import { textOf } from './tree.ts'

interface Text {
  code: ConsentCode
  kind: 'consent' | 'notice'
  mandatory: 'Y' | 'N'
}

const texts = JSON.parse(textOf('bank/data/consents.json')) as Text[]
const forms = Object.values(steps).flatMap((step) => ('form' in step ? [step.form as unknown as ScreenForm] : []))

/** Needed for one way only, beside which there is another: the page of the consents calls them optional. */
const ofOneWay: readonly ConsentCode[] = ['AADHAAR', 'VKYC']

test('a consent that the bank’s page calls needed is required where it is asked, and an optional one is not', () => {
  const asked = texts
    .filter(({ kind, code }) => kind === 'consent' && !ofOneWay.includes(code))
    .flatMap(({ code, mandatory }) => {
      const field = fieldOfConsent(code)
      return forms.flatMap(({ screen, questions }) => {
        const question = questions[field]
        return question ? [{ where: `${code} on ${screen}`, mandatory, required: question.required ?? true }] : []
      })
    })
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter(({ mandatory, required }) => required !== (mandatory === 'Y'))).toEqual([])
})
