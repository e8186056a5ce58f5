import { expect, test } from 'vitest'
import { reachable } from '../../flow/sample-records.ts'
import { mayWithdraw, withdraw } from './withdrawal.ts'

test.for([
  ['VERIFY_MOBILE', true],
  ['BRE_APPROVED', true],
  ['VKYC_APPROVED', true],
  ['BCIF_APPROVED', false],
  ['VISIONPLUS_APPROVED', false],
  ['BRE_REJECT', false],
  ['INTERNAL_REJECTION', false],
] as const)('at %s an application may be withdrawn: %s', ([completedScreen, expected]) =>
  expect(mayWithdraw({ completedScreen })).toBe(expected),
)

test('a withdrawal names its reason and no date, so that nothing blocks afterwards', () => {
  const record = withdraw(reachable('NTB')[0]!.record, '2026-11-20T12:00:00.000Z')
  expect(record).toMatchObject({ completedScreen: 'INTERNAL_REJECTION', reason: 'withdrawn by the applicant' })
  expect(record.rejectedDate).toBeUndefined()
  expect(mayWithdraw(record)).toBe(false)
})

test('an offer is declined where one stands, and nowhere else', () => {
  const { record } = reachable('NTB')[0]!
  const at = '2026-11-20T12:00:00.000Z'
  const offered = { ...record, creditLimit: 90_000 }
  expect(withdraw(offered, at, 'declined').facts.withdrawn).toEqual({ at, offer: 'declined' })
  expect(withdraw(offered, at).facts.withdrawn).toEqual({ at })
  const { creditLimit: _none, ...before } = offered
  expect(withdraw({ ...before, facts: {} }, at, 'declined').facts.withdrawn).toEqual({ at })
})

test('an order whose outcome is not known can’t be withdrawn: a card may come of it', () => {
  const facts = { cardOrder: { at: '2026-11-20T12:00:00.000Z', refusals: 0 } }
  expect(mayWithdraw({ completedScreen: 'PENDING', facts })).toBe(false)
  expect(mayWithdraw({ completedScreen: 'PENDING', facts: {} })).toBe(true)
})
