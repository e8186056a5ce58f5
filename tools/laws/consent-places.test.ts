import { consentCodes } from '@card-journey/journey/application/consent.ts'
import { steps } from '@card-journey/journey/steps/steps.ts'
import { placeOf } from '@card-journey/server/services/consent/given-consents.ts'
import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

/** Events of files that record consents, which record none themselves. */
const withoutConsents: readonly string[] = ['mpin-locked']

/** What happens to a shared statement concerns its own consent alone. */
const placed = (event: string, screen?: string) =>
  placeOf({ event, screen, code: event.startsWith('statement-') ? 'STATEMENT' : 'TNC' }) !== 'elsewhere'

const recordsConsents = /\b(consentEntries|withdrawnConsent|endedConsent|saveBeforehand)\(/

test('every event that records a consent has a place: nothing that an applicant did is shown as done elsewhere', () => {
  const sources = sourceFiles()
    .filter((file) => file.startsWith('server/') && !isTest(file))
    .map(textOf)
    .filter((source) => recordsConsents.test(source))
  const events = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bwhat: '([\w-]+)'/g)].map(([, what = '']) => what)),
  )
  // A name put together can't be looked up here.
  expect(sources.filter((source) => /\bwhat: `/.test(source))).toEqual([])
  expect(events.size).toBeGreaterThan(6)
  expect([...events].filter((event) => !withoutConsents.includes(event) && !placed(event))).toEqual([])
  expect(placed('nobody-knows')).toBe(false)
})

test('every screen that asks for a consent is a place', () => {
  const asking = Object.values(steps).flatMap(({ form }) =>
    form && Object.keys(form.questions).some((field) => field in consentCodes) ? [form.screen] : [],
  )
  expect(asking.length).toBeGreaterThan(5)
  expect(asking.filter((screen) => !placed('saved', screen))).toEqual([])
})
