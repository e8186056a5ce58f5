import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PincodeFacts, pincodeAnswerOf, pincodeOutcome } from './pincode.ts'

const facts: PincodeFacts = { use: 'home', answer: 'served', confirmed: true, customerType: 'NTB' }

test.each([
  [{ status: 'success', serviceable: 'Y' }, 'served'],
  [{ status: 'SUCCESS', serviceable: ' n ' }, 'unserved'],
  [{ status: 'success' }, 'failed'],
  [{ status: 'success', serviceable: 'maybe' }, 'failed'],
  [{ status: 'failed', errorCode: 'PINCODE_NOT_FOUND' }, 'unknown'],
  [{ status: 'failed', errorCode: 'OTHER' }, 'failed'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'failed', serviceable: 'Y' }, 'failed'],
])('[PC-14] pincode answer %j is %s', (answer, meaning) => expect(pincodeAnswerOf(answer)).toBe(meaning))

test('[PC-01, PC-05] a served home pincode is serviceable and the decision runs', () => {
  for (const customerType of ['NTB', 'ETB'] as const) {
    for (const confirmed of [false, true]) {
      expect(pincodeOutcome({ ...facts, customerType, confirmed })).toEqual({
        kind: 'decide',
        residenceServiceable: 'Y',
      })
    }
  }
})

const success = { kind: 'go', marker: 'OFFICEADDRESS_SUCCESS', screen: 'kyc' }
const submit = { kind: 'go', marker: 'OFFICEADDRESS_SUBMIT', screen: 'delivery-address' }
const decide = { kind: 'decide' }
const wrong = { kind: 'wrongState' }
test.each([
  ['NTB', 'STP', 'approve', success],
  ['NTB', 'STP', 'refer', success],
  ['NTB', 'SSTP', 'approve', success],
  ['NTB', 'SSTP', 'refer', decide],
  ['NTB', 'SSTP', undefined, wrong],
  ['NTB', 'SSTP', 'reject', wrong],
  ['NTB', 'NSTP', 'refer', submit],
  ['NTB', 'NSTP', 'approve', submit],
  ['NTB', undefined, 'approve', wrong],
  ['NTB', undefined, undefined, wrong],
  ['ETB', undefined, undefined, submit],
  ['ETB', 'STP', 'approve', submit],
  ['ETB', 'SSTP', 'refer', submit],
  ['ETB', 'NSTP', 'refer', submit],
] as const)(
  '[PC-03, PC-04, PC-05, PC-11] served office pincode: %s %s %s',
  (customerType, journeyMode, systemDecision, expected) =>
    expect(pincodeOutcome({ ...facts, use: 'office', customerType, journeyMode, systemDecision })).toEqual(expected),
)

test.each([
  ['home', 'unserved', 'address pincode not sourceable'],
  ['office', 'unserved', 'address pincode not sourceable'],
  ['home', 'unknown', 'residence address pincode not in master'],
  ['office', 'unknown', 'office address pincode not in master'],
] as const)('[PC-06, PC-07, PC-08, PC-09, PC-10] confirmed %s pincode %s: %s', (use, answer, reason) => {
  expect(pincodeOutcome({ ...facts, use, answer })).toMatchObject({
    kind: 'reject',
    marker: 'INTERNAL_REJECTION',
    screen: 'invalid-pincode',
    reason,
    setsRejectedDate: true,
  })
})

test('[PC-02, PC-12] only a home pincode writes residenceServiceable, N when not served', () => {
  for (const answer of ['unserved', 'unknown'] as const) {
    expect(pincodeOutcome({ ...facts, answer })).toMatchObject({ residenceServiceable: 'N' })
    expect(pincodeOutcome({ ...facts, use: 'office', answer })).not.toHaveProperty('residenceServiceable')
  }
  expect(pincodeOutcome({ ...facts, use: 'office', journeyMode: 'SSTP', systemDecision: 'refer' })).toEqual(decide)
})

test('[PC-12, PC-13, VA-25] unconfirmed it asks; a delivery address is never rejected', () => {
  const ask = { kind: 'ask', message: 'pincodeNotServiceable' }
  for (const answer of ['unserved', 'unknown'] as const) {
    for (const use of ['home', 'office', 'delivery'] as const) {
      expect(pincodeOutcome({ ...facts, use, answer, confirmed: false })).toEqual(ask)
    }
    expect(pincodeOutcome({ ...facts, use: 'delivery', answer })).toEqual(ask)
  }
  expect(pincodeOutcome({ ...facts, use: 'delivery' })).toEqual({ kind: 'saved' })
})

test('an outage is an error, for every use', () => {
  for (const use of ['home', 'office', 'delivery'] as const) {
    expect(pincodeOutcome({ ...facts, use, answer: 'failed' })).toEqual({ kind: 'error' })
  }
})

const anyFacts = fc.record<PincodeFacts>({
  use: fc.constantFrom('home', 'office', 'delivery'),
  answer: fc.constantFrom('served', 'unserved', 'unknown', 'failed'),
  confirmed: fc.boolean(),
  customerType: fc.constantFrom('NTB', 'ETB'),
  journeyMode: fc.constantFrom('STP', 'SSTP', 'NSTP', undefined),
  systemDecision: fc.constantFrom('approve', 'refer', 'reject', undefined),
})

test('[PC-01, PC-06, PC-12, PC-13, PC-14] an address is rejected only when confirmed, saved only when served', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const got = pincodeOutcome(any)
      expect(got.kind === 'error').toBe(any.answer === 'failed')
      if (got.kind === 'reject') expect([any.confirmed, any.use === 'delivery']).toEqual([true, false])
      if (got.kind === 'ask') expect(['unserved', 'unknown']).toContain(any.answer)
      if (['decide', 'go', 'saved', 'wrongState'].includes(got.kind)) expect(any.answer).toBe('served')
      expect('residenceServiceable' in got).toBe(any.use === 'home' && ['decide', 'reject'].includes(got.kind))
    }),
    { numRuns: 500 },
  )
})
