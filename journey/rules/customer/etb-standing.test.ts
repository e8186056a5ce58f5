import { expect, test } from 'vitest'
import { type EtbFacts, etbStanding } from './etb-standing.ts'

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
  appliedForEligible: true,
  cardChosen: false,
  missingPersonalDetails: false,
  offerType: 'PA',
  officeAddressDue: false,
}

/** The rows of the table, in order: what makes each apply, and where it leads. */
const rows: [name: string, facts: Partial<EtbFacts>, result: string][] = [
  ['1 sourceable N', { sourceable: false }, 'NOT_SOURCING'],
  ['2 earlier video KYC rejection', { previousRejectCodes: [' vkyc ', 'COOLOFF'] }, 'VKYC_REJECT'],
  ['2 cool-off', { previousRejectCodes: ['COOLOFF'] }, 'coolOff'],
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
  [
    '7 one card, and another than the one applied for',
    { eligibleCards: 1, appliedForEligible: false },
    'ELIGIBLE_CARDS',
  ],
  ['8 a personal field is missing', { missingPersonalDetails: true }, 'MISSING_PERSONAL_DETAILS'],
  ['9 PA without an office address', { officeAddressDue: true }, 'MISSING_OFFICE_ADDRESS'],
  ['10 PA', {}, 'OFFER_CHECK_PA'],
]
const resultOf = (facts: EtbFacts) => {
  const outcome = etbStanding(facts)
  return outcome.kind === 'marker' ? outcome.marker : outcome.kind === 'screen' ? outcome.screen : outcome.kind
}

test.each(rows)('[NX-E-22] after validateDOB: %s', (_name, facts, result) =>
  expect(resultOf({ ...good, ...facts })).toBe(result),
)

test('after validateDOB the first row that holds wins, whatever holds below it', () => {
  for (const [index, [, facts, result]] of rows.entries()) {
    for (const [, later, otherResult] of rows.slice(index + 1)) {
      // Two rows with one number exclude each other: both are about the same fact.
      const merged = { ...good, ...later, ...facts }
      if (otherResult !== 'VISIT_NEAREST_BRANCH') expect(resultOf(merged)).toBe(result)
    }
  }
})

test.each([
  ['PQ', 'OFFER_CHECK_PQ'],
  ['npq', 'OFFER_CHECK_NPQ'],
  ['PA', 'OFFER_CHECK_PA'],
  ['', 'unknown'],
  ['XX', 'unknown'],
])('[NX-E-22] offer type "%s" → %s', (offerType, result) => expect(resultOf({ ...good, offerType })).toBe(result))

test('only a PA offer waits for the office address here; PQ and NPQ ask for it after the work details', () => {
  for (const offerType of ['PQ', 'NPQ']) {
    expect(resultOf({ ...good, officeAddressDue: true, offerType })).toBe(`OFFER_CHECK_${offerType}`)
  }
})

test('a chosen card ends the choice; the reason of a stale KYC is kept', () => {
  expect(resultOf({ ...good, eligibleCards: 3, cardChosen: true })).toBe('OFFER_CHECK_PA')
  expect(resultOf({ ...good, appliedForEligible: false, cardChosen: true })).toBe('OFFER_CHECK_PA')
  expect(etbStanding({ ...good, kycCurrent: false })).toMatchObject({ reason: 'KYC not updated' })
})

test('a question without a usable answer stops whoever depends on it, and nobody else', () => {
  expect(resultOf({ ...good, previousRejectCodes: undefined })).toBe('unknown')
  expect(resultOf({ ...good, eligibleCards: undefined })).toBe('unknown')
  expect(resultOf({ ...good, offerType: undefined })).toBe('unknown')
  expect(resultOf({ ...good, sourceable: false, previousRejectCodes: undefined })).toBe('NOT_SOURCING')
  expect(resultOf({ ...good, eligibleCards: undefined, kycCurrent: false })).toBe('VISIT_NEAREST_BRANCH')
  expect(resultOf({ ...good, eligibleCards: 3, offerType: undefined })).toBe('ELIGIBLE_CARDS')
  expect(resultOf({ ...good, eligibleCards: undefined, cardChosen: true })).toBe('OFFER_CHECK_PA')
})
