import { describe, expect, test } from 'vitest'
import type { Application } from '../application/application.ts'
import { isScreenId } from '../ids/screen-ids.ts'
import { languages } from '../texts/languages.ts'
import { checkForm } from './form.ts'
import { type AskingScreen, forms } from './forms.ts'
import {
  newApplication,
  sampleAnswers,
  sampleDay,
  sampleEligibleCard,
  sampleEligibleCards,
  sampleTime,
} from './sample-answers.ts'
import type { AskingStep, Step } from './step.ts'
import { steps } from './steps.ts'

const asking = Object.keys(forms) as AskingScreen[]
const questions = asking.flatMap((screen) =>
  Object.keys(forms[screen].questions).map((field) => [screen, field] as const),
)
const useOf = (screen: AskingScreen, field: string) => (steps[screen] as AskingStep).answers[field]

const textsOf = async (language: string, name: string): Promise<Readonly<Record<string, string>>> =>
  ((await import(`../texts/${language}/${name}.ts`)) as { texts: Record<string, string> }).texts

const home = { ...sampleAnswers['home-address'], type: 'RESIDENCE', isEditied: 'N' } as never
/** A record on which every sample can be written. */
const ready: Application = {
  ...newApplication('NTB'),
  isAirlineCobrand: true,
  addressDetails: [home],
  facts: {
    bureau: { for: '', day: sampleDay, bureau: 'first', addresses: [home] },
    offerTerms: {
      limit: { offered: 100_000, lowest: 10_000, step: 1000 },
      deposit: { lowest: 25_000, highest: 90_000, step: 1000, standard: 28_000, limitPercent: 90, limitStep: 500 },
    },
    eligibleCard: sampleEligibleCard,
    customer: {
      crns: ['****1', '****2'],
      cards: sampleEligibleCards,
      missing: ['panNumber', 'emailId', 'gender', 'maritalStatus', 'motherMaidenName', 'fatherName'],
    },
  },
}

/** The same before the bureaus were asked. */
const unreported: Application = { ...ready, facts: { ...ready.facts, bureau: undefined } }

/** The samples, with an answer to each question that a sample leaves out. */
const everything: Readonly<Record<string, string>> = {
  frequentFlyerNumber: '123456789',
  middleName: 'Devi',
  landmark: 'Near the park',
  referralCode: 'FRIEND26',
  proprietorshipName: 'Rao Traders',
  directorBankName: 'Other Bank',
  lowerLimit: '50000',
}

/** Values of a record under a path; `*` is any place of a list. */
function under(record: unknown, path: string): unknown[] {
  let found: unknown[] = [record]
  for (const part of path.split('.'))
    found = found.flatMap((each) => {
      if (each === undefined || each === null) return []
      return part === '*' ? Object.values(each) : [(each as Record<string, unknown>)[part]]
    })
  return found.filter((each) => each !== undefined)
}

/** Where the words of a question are not under its own name. */
const labels: Readonly<Record<string, string>> = { pincodeConfirmed: 'pincode.question', month: 'choose' }
const labelOf = (field: string) => labels[field] ?? `${field}.label`

describe('what is asked is used', () => {
  test.each(questions)('%s %s: it is said where the record keeps it, and it is kept there', (screen, field) => {
    const kept = useOf(screen, field)?.kept
    if (typeof kept !== 'string') return expect(kept?.none).toMatch(/\w{3}/)
    const { write } = forms[screen]
    // What a call brings (a mobile number, the choice of a CRN, a scan) is written by its answer.
    if (!write || ['crn', 'facts.aadhaar.linkedMobile', 'facts.scan.document'].includes(kept)) return undefined
    const sample = { ...everything, ...filled(sampleAnswers[screen]) }
    for (const employmentType of ['SALARIED', 'SELF_EMPLOYED']) {
      const work = screen === 'work-details' && { employmentType, isBankDirector: 'Y' }
      const input = {
        ...filled(sampleAnswers['personal-details']),
        ...filled(sampleAnswers['more-personal-details']),
        ...sample,
        ...work,
      }
      for (const application of [ready, unreported]) {
        const { answers } = checkForm(forms[screen], input, { today: sampleDay, application })
        if (answers[field] === undefined) continue
        const written = under(write(application, answers, sampleTime), kept)
        const value = Array.isArray(written[0]) ? written[0] : written
        expect(value.length, kept).toBeGreaterThan(0)
        if (!Array.isArray(written[0])) expect(value.map(String)).toContain(answers[field])
        return undefined
      }
    }
    throw new Error(`${screen} ${field} is never asked`)
  })

  const lines = Object.values<Step>(steps).flatMap(({ summary = {} }) => Object.keys(summary))

  test.each(questions)('%s %s: a line of the summary shows it, or it is said why none does', (screen, field) => {
    const line = useOf(screen, field)?.line
    if (typeof line !== 'string') expect(line?.none).toMatch(/\w{3}/)
    // The review of a telecaller's entries says the number by itself.
    else if (line !== 'mobileNumber') expect(lines).toContain(line)
  })

  test('each line shows an answer', () => {
    const used = questions.map(([screen, field]) => useOf(screen, field)?.line)
    expect(lines.filter((line) => !used.includes(line))).toEqual([])
  })

  // A consent is worded by the bank (bank/data/consents.json).
  const worded = questions.filter(([, field]) => !field.startsWith('consent'))

  test.each(worded)('%s %s: a label in every language', async (screen, field) => {
    for (const language of languages) {
      const fields = await textsOf(language, 'fields')
      const own = isScreenId(screen) ? await textsOf(language, screen) : {}
      expect([language, own[labelOf(field)] ?? fields[labelOf(field)]]).toEqual([language, expect.stringMatching(/\S/)])
    }
  })
})

const filled = (answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''))
