import { expect, test } from 'vitest'
import { expiryDate } from './expiry-date.ts'

const today = '2026-11-22'

test.each([
  ['22/11/2026', undefined],
  ['1/1/2031', undefined],
  ['21/11/2026', 'documentExpired'],
  ['31/02/2030', 'dateInvalid'],
  ['next year', 'dateInvalid'],
  ['', 'dateInvalid'],
] as const)('a document that is valid until %s: %s', (typed, mistake) => {
  expect(expiryDate.check(expiryDate.normalise(typed), { today })).toBe(mistake)
})
