import { expect, test } from 'vitest'
import { closingOf } from './closing.ts'

const settings = { blockDays: 180, expiryDays: 90 }
const saved = '2026-05-20T12:00:00+05:30'

test.for([
  ['a rejection on its last blocked day', { rejectedDate: '2026-05-20' }, '2026-11-16', undefined],
  ['a rejection whose block is over', { rejectedDate: '2026-05-20' }, '2026-11-17', 'blockOver'],
  ['nothing saved for 90 days', { completedScreen: 'WORK_DETAILS' }, '2026-08-18', undefined],
  ['nothing saved for 91 days', { completedScreen: 'WORK_DETAILS' }, '2026-08-19', 'expired'],
  ['an ending without a block', { completedScreen: 'VISIT_NEAREST_BRANCH' }, '2026-08-19', 'expired'],
  ['a review at the bank', { completedScreen: 'CRM_PUSH' }, '2030-01-01', undefined],
  ['an issued card', { completedScreen: 'VISIONPLUS_APPROVED', approvedDate: '2026-05-20' }, '2030-01-01', undefined],
  ['terms accepted, the order is on its way', { facts: { terms: { acceptedAt: saved } } }, '2030-01-01', undefined],
] as const)('[LG-28] %s', ([, different, today, expected]) => {
  const application = { completedScreen: 'BRE_REJECT' as const, facts: {}, ...different }
  expect(closingOf(application, saved, today, settings)).toBe(expected)
})
