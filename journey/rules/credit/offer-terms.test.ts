import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLowerLimits, limitOfDeposit, mayChooseLimit, mayDeposit } from './offer-terms.ts'

const limit = { offered: 75_500, lowest: 10_000, step: 1000 }
const deposit = { lowest: 25_000, highest: 500_000, step: 1000, standard: 28_000, limitPercent: 90, limitStep: 500 }

test.each([
  [75_500, true],
  [75_000, true],
  [10_000, true],
  [9000, false],
  [10_500, false],
  [76_000, false],
  [100_000, false],
  [0, false],
])('a limit of ₹%i out of an offer of ₹75,500: %s', (chosen, may) => {
  expect(mayChooseLimit(chosen, limit)).toBe(may)
})

test('an offer at or below the lowest limit leaves nothing to choose', () => {
  expect(hasLowerLimits(limit)).toBe(true)
  expect(hasLowerLimits({ ...limit, offered: 10_000 })).toBe(false)
  expect(hasLowerLimits({ ...limit, offered: 8000 })).toBe(false)
  expect(mayChooseLimit(8000, { ...limit, offered: 8000 })).toBe(true)
})

test.each([
  [24_000, false],
  [25_000, true],
  [25_500, false],
  [28_000, true],
  [500_000, true],
  [501_000, false],
])('a deposit of ₹%i: %s', (amount, may) => {
  expect(mayDeposit(amount, deposit)).toBe(may)
})

test('90% of the suggested deposit is the limit that the rulings name', () => {
  expect(limitOfDeposit(deposit.standard, deposit)).toBe(25_000)
  expect(limitOfDeposit(25_000, deposit)).toBe(22_500)
  expect(limitOfDeposit(500_000, deposit)).toBe(450_000)
})

test('a limit never exceeds its part of the deposit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 25, max: 500 }), (thousands) => {
      const amount = thousands * 1000
      const allowed = limitOfDeposit(amount, deposit)
      expect(allowed).toBeLessThanOrEqual(amount * 0.9)
      expect(allowed).toBeGreaterThan(amount * 0.9 - 500)
    }),
  )
})
