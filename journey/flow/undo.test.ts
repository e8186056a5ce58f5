import { expect, test } from 'vitest'
import type { Application } from '../application/application.ts'
import { personKey, personOf, registryKey } from '../application/person.ts'
import { withFacts } from '../application/record.ts'
import { formOf } from '../steps/forms.ts'
import { newApplication, sampleAnswers, sampleDay, sampleTime } from '../steps/sample-answers.ts'
import { undoGroups, type Group } from '../steps/undo-groups.ts'
import { undo } from './undo.ts'

const asked = ['personal-details', 'more-personal-details', 'work-details'] as const
type Asked = (typeof asked)[number]

const written = (application: Application, screen: Asked, changed: Record<string, string> = {}): Application =>
  formOf(screen)?.write?.(application, { ...sampleAnswers[screen], ...changed }, sampleTime) ?? application

/** Someone at check-answers, with something in every group. */
const answered = asked.reduce((record, screen) => written(record, screen), newApplication('NTB'))
const home = { ...sampleAnswers['home-address'], type: 'RESIDENCE', isEditied: 'N' } as never
const full: Application = {
  ...withFacts(answered, {
    bureau: { for: personKey(personOf(answered)), day: sampleDay, bureau: 'first', addresses: [home] },
    decision: { runs: 1, systemDecision: 'approve', socialTrustRequestId: 'request' },
    ckyc: { for: registryKey(answered.applicantDetails[0]), consentedAt: sampleTime },
    aadhaar: { refused: 'age', otpSentAt: sampleTime },
  }),
  completedScreen: 'RESIDENCE_ADDRESS_SELECTION',
  addressDetails: [home],
  residenceServiceable: 'Y',
  journeyMode: 'STP',
}
const groups = Object.keys(undoGroups) as Group[]
const holds = (group: Group, record: Application) =>
  JSON.stringify(undoGroups[group](record)) !== JSON.stringify(record)

const ofPerson: readonly Group[] = ['aadhaar', 'bureau', 'ckyc', 'decision', 'home', 'socialTrust']

test.each<[Asked, string, string, readonly Group[]]>([
  ['personal-details', 'panNumber', 'ABCPM1234K', ofPerson],
  ['personal-details', 'dateOfBirth', '1991-01-01', ofPerson],
  ['personal-details', 'firstName', 'Usha', [...ofPerson, 'nameOnCard']],
  ['personal-details', 'lastName', 'Menon', [...ofPerson, 'nameOnCard']],
  ['personal-details', 'emailId', 'usha@example.in', []],
  ['more-personal-details', 'gender', 'OTHER', ['aadhaar', 'decision', 'socialTrust']],
  ['more-personal-details', 'maritalStatus', 'DIVORCED', []],
  ['more-personal-details', 'motherMaidenName', 'Leela', []],
  ['more-personal-details', 'fatherName', 'Raghavan', []],
  ['work-details', 'incomeRange', 'ANOTHER', ['socialTrust']],
  ['work-details', 'companyName', 'Another Company', ['socialTrust']],
  ['work-details', 'employmentType', 'RETIRED', ['socialTrust']],
])('%s: a changed %s (%s) undoes what rests on it and nothing else', (screen, field, value, expected) => {
  for (const group of groups) expect([group, holds(group, full)]).toEqual([group, true])
  const after = written(full, screen, { [field]: value })
  const { application } = undo(screen, full, after)
  const undone = groups.filter((group) => holds(group, after) && !holds(group, application))
  expect(undone.toSorted()).toEqual(expected.toSorted())
  // The answers themselves stay as they were given, but for a name on the card that rests on the names.
  const kept = ({ applicantDetails: [{ nameOnCard: _, ...person }], workDetails }: Application) => [person, workDetails]
  expect(kept(application)).toEqual(kept(after))
})

test('nothing changed: nothing is undone', () => {
  for (const screen of asked) expect(undo(screen, full, written(full, screen)).application).toEqual(full)
})
