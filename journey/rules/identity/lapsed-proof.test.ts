import { expect, test } from 'vitest'
import { lapsedProof } from './lapsed-proof.ts'

const life = { weekdays: [1, 2, 3, 4, 5, 6], holidays: [], aadhaarFreshWorkingDays: 3 }
// A Monday.
const verifiedAt = '2026-11-23T11:00:00+05:30'

test.each([
  [{ aadhaar: { verifiedAt } }, '2026-11-26', undefined],
  [{ aadhaar: { verifiedAt } }, '2026-11-27', 'tooOldAt'],
  [{ scan: { validUntil: '2026-11-27' } }, '2026-11-27', undefined],
  [{ scan: { validUntil: '2026-11-26' } }, '2026-11-27', 'documentExpiredAt'],
  // The Aadhaar check came after the document, and counts.
  [{ aadhaar: { verifiedAt }, scan: { validUntil: '2026-11-20' } }, '2026-11-26', undefined],
  [{}, '2026-11-27', undefined],
] as const)('[VK-12] of %j on %s: %s', (facts, day, lapsed) => {
  expect(lapsedProof(facts, `${day}T12:00:00+05:30`, day, life)).toBe(lapsed)
})
