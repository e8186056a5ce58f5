import { expect, test } from 'vitest'
import { closingOf } from '../life/closing.ts'
import { applyAgainFrom } from './apply-again.ts'

const policy = { rejectionBlockDays: 180, expiryDays: 90 }
const ended = { marker: 'VKYC_REJECT', reason: 'identity', at: '2026-11-19T12:00:00+05:30' } as const

test('[LG-28] a rejection blocks until the day after its last blocked one', () => {
  const rejected = { rejectedDate: '2026-11-19T12:00:00+05:30', facts: {} }
  expect(applyAgainFrom(rejected, '2026-11-19', policy)).toBe('2027-05-19')
  expect(applyAgainFrom(rejected, '2027-05-18', policy)).toBe('2027-05-19')
  expect(applyAgainFrom(rejected, '2027-05-19', policy)).toBeUndefined()
})

test('an ending without a block frees the mobile number on the day on which the application is closed, whatever is saved after it', () => {
  const record = { completedScreen: 'VKYC_REJECT' as const, facts: { ending: ended } }
  const free = applyAgainFrom(record, '2026-11-20', policy)
  expect(free).toBe('2027-02-18')
  const settings = { blockDays: 180, expiryDays: 90 }
  const savedLater = '2027-01-15T12:00:00+05:30'
  expect(closingOf(record, savedLater, '2027-02-17', settings)).toBeUndefined()
  expect(closingOf(record, savedLater, free ?? '', settings)).toBe('expired')
})

test('someone who withdrew can apply again straight away', () => {
  const withdrawn = { facts: { withdrawn: { at: ended.at }, ending: { ...ended, reason: 'withdrawn' as const } } }
  expect(applyAgainFrom(withdrawn, '2026-11-19', policy)).toBeUndefined()
})
