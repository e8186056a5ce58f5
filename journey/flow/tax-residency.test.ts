import { expect, test } from 'vitest'
import type { Application } from '../application/application.ts'
import { actionRow } from '../steps/actions.ts'
import { checkForm } from '../steps/form.ts'
import { morePersonalDetails } from '../steps/identity/more-personal-details/form.ts'
import { sampleAnswers, sampleDay, sampleTime } from '../steps/sample-answers.ts'
import { applyAction } from './apply.ts'
import { mayAct } from './may-act.ts'
import { recordUpTo } from './sample-records.ts'
import { standing } from './standing.ts'
import type { ActionRow } from '../steps/action.ts'

// Safe: the row exists; the compiler of the steps says so.
const row = actionRow('more-personal-details', 'submit', 'NTB') as ActionRow
const more = sampleAnswers['more-personal-details']
const check = (answers: Readonly<Record<string, string>>) =>
  checkForm(
    morePersonalDetails,
    { ...more, ...answers },
    { today: sampleDay, application: recordUpTo('PERSONAL_DETAILS', 'NTB') },
  )

/** A record from before the question was asked. */
const old = (record: Application): Application => ({
  ...record,
  applicantDetails: [{ ...record.applicantDetails[0], taxIndiaOnly: undefined }],
})

test('tax residency must be answered, and a “No” must be confirmed', () => {
  expect(check({ taxIndiaOnly: '' }).mistakes).toEqual({ taxIndiaOnly: 'yesNoRequired' })
  expect(check({ taxIndiaOnly: 'N' }).mistakes).toEqual({ taxElsewhere: 'consentRequired' })
  expect(check({ taxIndiaOnly: 'N', taxElsewhere: 'Y' }).mistakes).toEqual({})
})

test('a tick beside a “Yes” is dropped', () => {
  const { answers, mistakes } = check({ taxIndiaOnly: 'Y', taxElsewhere: 'Y' })
  expect([mistakes, answers]).toEqual([{}, expect.not.objectContaining({ taxElsewhere: 'Y' })])
})

test.each(['PERSONAL_DETAILS', 'WORK_DETAILS', 'RESIDENCE_ADDRESS_SELECTION'] as const)(
  'a tax resident of another country is asked to a branch, also when it is corrected at %s',
  (marker) => {
    const after = applyAction(
      recordUpTo(marker, 'NTB'),
      row,
      { ...more, taxIndiaOnly: 'N', taxElsewhere: 'Y' },
      sampleTime,
    )
    expect([after.completedScreen, standing(after)]).toEqual(['VISIT_NEAREST_BRANCH', 'visit-branch'])
    expect(after.rejectedDate).toBeUndefined()
    expect(after.applicantDetails[0]).toMatchObject({ taxIndiaOnly: 'N', motherMaidenName: 'Meera Iyer' })
  },
)

test.each([
  'ADDITIONAL_PERSONAL_DETAILS',
  'WORK_DETAILS',
  'RESIDENCE_ADDRESS_SELECTION',
  'CONGRATULATION',
  'AADHAAR_SUBMIT',
] as const)('a record from before the question is asked it at %s, and goes on where it was', (marker) => {
  const record = recordUpTo(marker, 'NTB')
  const before = old(record)
  expect(standing(before)).toBe('more-personal-details')
  expect(mayAct(before, 'more-personal-details', 'submit')).toBe(true)
  const after = applyAction(before, row, { ...more, taxIndiaOnly: 'Y' }, sampleTime)
  expect([after.completedScreen, standing(after)]).toEqual([marker, standing(record)])
  expect(after.facts).toEqual(record.facts)
})

test('a call that is under way is not interrupted by the question', () => {
  const record = recordUpTo('VKYC_INIT', 'NTB')
  expect(standing(old(record))).toBe(standing(record))
})
