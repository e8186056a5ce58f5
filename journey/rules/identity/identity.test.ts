import { expect, test } from 'vitest'
import { type AadhaarFacts, aadhaarOutcome, genderOf } from './aadhaar.ts'
import { ckycMarker, ckycOutcome } from './ckyc.ts'
import { panDedupeOutcome, partyTypeReason } from './pan-dedupe.ts'
import { panValidationOutcome } from './pan-validation.ts'

const today = '2026-11-21'
const holder: AadhaarFacts = { mobileMatches: true, nameMatches: true, dateOfBirth: '1990-03-27', gender: 'F' }
const outcome = (facts: Partial<AadhaarFacts>) => aadhaarOutcome({ ...holder, ...facts }, 'FEMALE', today)
const error = (type: string) => ({ kind: 'error', type })

test.each([
  [{}, { kind: 'verified', marker: 'AADHAAR_SUBMIT' }],
  [{ dateOfBirth: '2008-11-21' }, { kind: 'verified', marker: 'AADHAAR_SUBMIT' }],
  [{ dateOfBirth: '2008-11-22' }, error('AA100')],
  [{ dateOfBirth: '1925-11-22' }, { kind: 'verified', marker: 'AADHAAR_SUBMIT' }],
  [{ dateOfBirth: '1925-11-21' }, error('AA100')],
  [{ dateOfBirth: '' }, error('AA100')],
  [{ gender: 'MALE' }, error('AA101')],
  [{ gender: '' }, error('AA101')],
  [{ dateOfBirth: '2010-01-01', gender: 'M' }, error('AA100')],
  [
    { nameMatches: false, gender: 'M' },
    { kind: 'go', screen: 'kyc-try-again' },
  ],
  [
    { mobileMatches: false, nameMatches: false },
    { kind: 'go', screen: 'unregistered-mobile' },
  ],
])('[EC-13, EC-14] Aadhaar record %j', (facts, expected) => expect(outcome(facts)).toEqual(expected))

test('genders of UIDAI and ours are one', () => {
  expect(['m', 'Male', 'F', ' female', 'T', 'OTHER', 'x', ''].map(genderOf)).toEqual([
    'MALE',
    'MALE',
    'FEMALE',
    'FEMALE',
    'OTHER',
    'OTHER',
    undefined,
    undefined,
  ])
  expect(aadhaarOutcome({ ...holder, gender: '' }, '', today)).toEqual(error('AA101'))
})

test.each([
  [{ quality: 'good', samePerson: true }, 'ask'],
  [{ quality: 'good', samePerson: false }, 'CKYC_REJECT'],
  [{ quality: 'stale', samePerson: true }, 'CKYC_REFER'],
  [{ quality: 'incomplete', samePerson: true }, 'CKYC_REFER'],
  [{ quality: 'stale', samePerson: false }, 'CKYC_REJECT'],
] as const)('CKYC record %j → %s', (facts, result) => expect(ckycOutcome(facts)).toBe(result))

test.each(['CKYC_APPROVED', 'CKYC_REJECT', 'CKYC_REFER'] as const)(
  '[NX-S-07, NX-S-08, NX-S-09, NX-N-44] %s has the NSTP prefix in that mode alone',
  (outcome) => {
    for (const mode of ['STP', 'SSTP', undefined] as const) expect(ckycMarker(outcome, mode)).toBe(outcome)
    expect(ckycMarker(outcome, 'NSTP')).toBe(`NSTP_${outcome}`)
  },
)

const free = { customer: false, registeredMobile: false, partnerChannel: false }
const marker = (name: string) => ({ kind: 'marker', marker: name })
test.each([
  [free, { kind: 'free' }],
  [{ ...free, partyType: 'C' }, { kind: 'free' }],
  [{ ...free, otherApplication: 'underWay' }, error('P101')],
  [{ ...free, otherApplication: 'approvedUnderOtherMobile' }, error('P107')],
  [{ ...free, partyType: ' r ' }, marker('PAN_ALREADY_REGISTERED')],
  [{ ...free, customer: true }, marker('PAN_ALREADY_REGISTERED')],
  [{ ...free, customer: true, otherApplication: 'underWay' }, marker('PAN_ALREADY_REGISTERED')],
  [{ ...free, customer: true, partnerChannel: true }, marker('NO_REGISTERED_MOBILE')],
  [{ ...free, customer: true, partnerChannel: true, registeredMobile: true }, marker('PAN_ALREADY_REGISTERED')],
] as const)('[NX-S-01, EC-05, EC-11] PAN dedupe %j', (facts, expected) => {
  expect(panDedupeOutcome(facts)).toEqual(expected)
  expect(partyTypeReason).toMatch(/party type R/)
})

const match = { status: 'valid', names: 'match', birthDate: 'match' } as const
test.each([
  [match, { kind: 'good' }],
  [{ ...match, status: 'unknown', names: 'mismatch' }, error('P100')],
  [
    { ...match, status: 'notLinked' },
    { kind: 'mistake', field: 'panNumber', message: 'panNotLinked' },
  ],
  [
    { ...match, birthDate: 'mismatch', names: 'mismatch' },
    { kind: 'mistake', field: 'dateOfBirth', message: 'birthDateMismatch' },
  ],
  [
    { ...match, names: 'mismatch' },
    { kind: 'mistake', field: 'lastName', message: 'panNameMismatch' },
  ],
] as const)('[VA-37, VA-42, EC-04] the issuer’s answer %j', (answer, expected) =>
  expect(panValidationOutcome(answer)).toEqual(expected),
)
