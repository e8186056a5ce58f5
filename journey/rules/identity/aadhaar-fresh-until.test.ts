import { expect, test } from 'vitest'
import { aadhaarFreshUntil, isAadhaarFresh } from './aadhaar-fresh-until.ts'
import { specifiedDesk } from '../../policy-for-tests.ts'

const calendar = { ...specifiedDesk, holidays: ['2026-11-24'] }

test.each([
  ['a Monday', '2026-11-16T10:00:00+05:30', '2026-11-19'],
  ['over a Sunday', '2026-11-20T10:00:00+05:30', '2026-11-25'],
  ['late at night', '2026-11-16T23:59:59+05:30', '2026-11-19'],
])('an Aadhaar check of %s is good until three working days are over', (_when, verifiedAt, until) => {
  expect(aadhaarFreshUntil(verifiedAt, calendar)).toBe(until)
  expect(isAadhaarFresh(verifiedAt, `${until}T23:59:00+05:30`, calendar)).toBe(true)
})

test('the day after is too late, and what is no instant has no day', () => {
  expect(isAadhaarFresh('2026-11-16T10:00:00+05:30', '2026-11-20T00:00:00+05:30', calendar)).toBe(false)
  expect(aadhaarFreshUntil('soon', calendar)).toBeUndefined()
  expect(aadhaarFreshUntil('2026-11-16T10:00:00+05:30', { ...calendar, weekdays: [] })).toBeDefined()
})

test.each([
  [0, '2026-11-16'],
  [1, '2026-11-17'],
  [4, '2026-11-20'],
])('the bank says for how many working days it is good: %i', (aadhaarFreshWorkingDays, until) => {
  const life = { ...calendar, aadhaarFreshWorkingDays }
  const verifiedAt = '2026-11-16T10:00:00+05:30'
  expect(aadhaarFreshUntil(verifiedAt, life)).toBe(until)
  expect(isAadhaarFresh(verifiedAt, `${until}T23:59:00+05:30`, life)).toBe(true)
  expect(isAadhaarFresh(verifiedAt, '2026-11-23T00:00:00+05:30', life)).toBe(false)
})
