import { expect, test } from 'vitest'
import { documentsOutcome, slipMonths } from './documents.ts'

test.each([
  ['2026-11-21', ['2026-10', '2026-09', '2026-08']],
  ['2026-11-01', ['2026-10', '2026-09', '2026-08']],
  ['2026-01-31', ['2025-12', '2025-11', '2025-10']],
  ['2026-03-31', ['2026-02', '2026-01', '2025-12']],
])('[VA-41] [CO-36] on %s slips are asked for %j', (today, months) => expect(slipMonths(today)).toEqual(months))

test.each([
  [[], ['2026-10', '2026-09', '2026-08']],
  [['2026-10', '2026-08'], ['2026-09']],
  [
    ['2026-10', '2026-10', '2026-10'],
    ['2026-09', '2026-08'],
  ],
  [['2026-11', '2026-10', '2026-09'], ['2026-08']],
])('[VA-41] accepted %j: missing %j', (acceptedMonths, months) =>
  expect(documentsOutcome({ acceptedMonths, reportReady: false }, '2026-11-21')).toEqual({
    kind: 'missing',
    message: 'missingMonth',
    months,
  }),
)

test('the final decision is asked with three months, further ones beside them, or with a report', () => {
  const all = ['2026-11', '2026-10', '2026-09', '2026-08']
  expect(documentsOutcome({ acceptedMonths: all, reportReady: false }, '2026-11-21')).toEqual({ kind: 'decide' })
  expect(documentsOutcome({ acceptedMonths: [], reportReady: true }, '2026-11-21')).toEqual({ kind: 'decide' })
})
