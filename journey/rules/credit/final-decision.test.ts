import { expect, test } from 'vitest'
import { finalDecisionOutcome } from './final-decision.ts'

const referred = { creditLimit: 60_000, brePromoCode: 'BASE', finalPromoCode: 'BASE' }
const approved = { kind: 'approve', marker: 'FINAL_BRE_APPROVED', breFinalStatus: 'approve' }

test('[BR-20, BR-23] the final decision: approve, reject, and nothing else', () => {
  expect(finalDecisionOutcome({ systemDecision: ' approve' }, referred)).toEqual({ ...approved, ...referred })
  expect(finalDecisionOutcome({ systemDecision: 'REJECT' }, referred)).toEqual({
    kind: 'reject',
    marker: 'FINAL_BRE_REJECT',
    breFinalStatus: 'reject',
    reason: 'BRE hard reject',
  })
  for (const systemDecision of ['refer', '', undefined, 'approved'])
    expect(finalDecisionOutcome({ systemDecision }, referred)).toEqual({ kind: 'error', cause: 'unknownDecision' })
})

test('a rejection keeps its code and details for the bank', () => {
  expect(
    finalDecisionOutcome({ systemDecision: 'reject', rejectCode: ' FD01 ', details: 'x' }, referred),
  ).toMatchObject({ reason: 'x', rejectionCode: 'FD01' })
})

test.each([
  ['75000.50', { creditLimit: 75_000 }],
  [undefined, { creditLimit: 60_000 }],
  ['', { creditLimit: 60_000 }],
  ['0', { cause: 'unusableLimit' }],
  ['much', { cause: 'unusableLimit' }],
])('its limit %s', (computedFinalLimit, expected) => {
  expect(finalDecisionOutcome({ systemDecision: 'approve', computedFinalLimit }, referred)).toMatchObject(expected)
})

test('an approval without any limit is no decision', () => {
  expect(finalDecisionOutcome({ systemDecision: 'approve' }, {})).toEqual({ kind: 'error', cause: 'unusableLimit' })
})

test('[BR-24] its own promo codes replace those of the referral', () => {
  expect(finalDecisionOutcome({ systemDecision: 'approve', derivedPromoCodes: ['', 'NEW'] }, referred)).toMatchObject({
    brePromoCode: 'NEW',
    finalPromoCode: 'NEW',
  })
  expect(finalDecisionOutcome({ systemDecision: 'approve', changedPromoCode: 'MORE' }, referred)).toMatchObject({
    brePromoCode: 'BASE',
    finalPromoCode: 'MORE',
  })
})

test('whether documents would be needed is no question once they are there', () => {
  for (const incomeDocRequired of ['Y', 'N', undefined])
    expect(finalDecisionOutcome({ systemDecision: 'approve', incomeDocRequired }, referred)).toMatchObject(approved)
})
