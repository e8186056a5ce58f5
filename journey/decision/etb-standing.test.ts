import { expect, test } from 'vitest'
import { type EtbFacts, etbAfterWork, etbStanding } from './etb-standing.ts'

const good: EtbFacts = {
  sourceable: true,
  previousRejectCodes: [],
  partnerChannel: false,
  registeredMobile: true,
  digitalAccount: false,
  kycCurrent: true,
  addressUpdatePending: false,
  hasCommunicationAddress: true,
  eligibleCards: 1,
  cardChosen: false,
  missingPersonalDetails: false,
  offerType: 'PA',
  employmentType: 'SALARIED',
  hasOfficeAddress: true,
  productCode: 'pvrb',
}

/** The rows of the table, in order: what makes each hold, and what it leads to. */
const rows: [name: string, facts: Partial<EtbFacts>, result: string][] = [
  ['1 sourceable N', { sourceable: false }, 'NOT_SOURCING'],
  ['2 earlier video KYC rejection', { previousRejectCodes: [' vkyc ', 'COOLOFF'] }, 'VKYC_REJECT'],
  ['2 cool-off', { previousRejectCodes: ['COOLOFF'] }, 'P103'],
  [
    '3 partner channel, no registered mobile',
    { partnerChannel: true, registeredMobile: false },
    'NO_REGISTERED_MOBILE',
  ],
  ['4 digital account, KYC not updated', { digitalAccount: true, kycCurrent: false }, 'reject811Customer'],
  ['4 other stale KYC', { kycCurrent: false }, 'VISIT_NEAREST_BRANCH'],
  ['5 an update is open', { addressUpdatePending: true }, 'ADDRESS_UPDATE_PENDING'],
  ['6 no communication address', { hasCommunicationAddress: false }, 'ADDRESS_NOT_IN_BCIF'],
  ['7 more than one card', { eligibleCards: 2 }, 'ELIGIBLE_CARDS'],
  ['8 a personal field is missing', { missingPersonalDetails: true }, 'MISSING_PERSONAL_DETAILS'],
  ['9 PA without an office address', { hasOfficeAddress: false }, 'MISSING_OFFICE_ADDRESS'],
  ['10 PA', {}, 'OFFER_CHECK_PA'],
]
const resultOf = (facts: EtbFacts) => {
  const outcome = etbStanding(facts)
  return outcome.kind === 'marker' ? outcome.marker : outcome.kind === 'screen' ? outcome.screen : outcome.type
}

test.each(rows)('[NX-E-22] after validateDOB: %s', (_name, facts, result) =>
  expect(resultOf({ ...good, ...facts })).toBe(result),
)

test('after validateDOB the first row that holds wins, whatever holds below it', () => {
  for (const [index, [, facts, result]] of rows.entries()) {
    for (const [, later, otherResult] of rows.slice(index + 1)) {
      // The two rows of one number exclude each other: the upper one is about the same fact.
      const merged = { ...good, ...later, ...facts }
      if (otherResult !== 'VISIT_NEAREST_BRANCH') expect(resultOf(merged)).toBe(result)
    }
  }
})

test.each([
  ['PQ', 'OFFER_CHECK_PQ'],
  ['npq', 'OFFER_CHECK_NPQ'],
  ['PA', 'OFFER_CHECK_PA'],
  ['', 'S100'],
  ['XX', 'S100'],
])('[NX-E-22] offer type "%s" → %s', (offerType, result) => expect(resultOf({ ...good, offerType })).toBe(result))

test('[EN-46] the office address is due for the employed, not for the digital account', () => {
  const none = { ...good, hasOfficeAddress: false }
  expect(resultOf({ ...none, employmentType: 'SELF_EMPLOYED' })).toBe('MISSING_OFFICE_ADDRESS')
  for (const employmentType of ['RETIRED', 'HOMEMAKER', 'STUDENT', undefined]) {
    expect(resultOf({ ...none, employmentType })).toBe('OFFER_CHECK_PA')
  }
  for (const productCode of ['u811', 'U811R']) expect(resultOf({ ...none, productCode })).toBe('OFFER_CHECK_PA')
  for (const offerType of ['PQ', 'NPQ']) expect(resultOf({ ...none, offerType })).toBe(`OFFER_CHECK_${offerType}`)
  expect(etbAfterWork(none)).toBe('MISSING_OFFICE_ADDRESS')
  expect(etbAfterWork(good)).toBe('WORK_DETAILS')
  expect(etbAfterWork({ ...none, employmentType: 'RETIRED' })).toBe('WORK_DETAILS')
})

test('a chosen card ends the choice; the reason of a stale KYC is kept', () => {
  expect(resultOf({ ...good, eligibleCards: 3, cardChosen: true })).toBe('OFFER_CHECK_PA')
  expect(etbStanding({ ...good, kycCurrent: false })).toMatchObject({ reason: 'KYC not updated' })
})
