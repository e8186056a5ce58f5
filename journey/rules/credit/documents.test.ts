import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { documentsOutcome, slipMonths } from './documents.ts'

test.each([
  ['2026-11-21', ['2026-10', '2026-09', '2026-08']],
  ['2026-11-01', ['2026-10', '2026-09', '2026-08']],
  ['2026-01-31', ['2025-12', '2025-11', '2025-10']],
  ['2026-03-31', ['2026-02', '2026-01', '2025-12']],
])('[VA-41, CO-36] on %s slips are asked for %j', (today, months) =>
  expect(slipMonths(today, specifiedPolicy)).toEqual(months),
)

test.each([
  [[], ['2026-10', '2026-09', '2026-08']],
  [['2026-10', '2026-08'], ['2026-09']],
  [
    ['2026-10', '2026-10', '2026-10'],
    ['2026-09', '2026-08'],
  ],
  [['2026-11', '2026-10', '2026-09'], ['2026-08']],
])('[VA-41] accepted %j: missing %j', (acceptedMonths, months) =>
  expect(documentsOutcome({ acceptedMonths, reportReady: false }, '2026-11-21', specifiedPolicy)).toEqual({
    kind: 'missing',
    message: 'missingMonth',
    months,
  }),
)

test('the final decision is asked with three months, further ones beside them, or with a report', () => {
  const all = ['2026-11', '2026-10', '2026-09', '2026-08']
  expect(documentsOutcome({ acceptedMonths: all, reportReady: false }, '2026-11-21', specifiedPolicy)).toEqual({
    kind: 'decide',
  })
  expect(documentsOutcome({ acceptedMonths: [], reportReady: true }, '2026-11-21', specifiedPolicy)).toEqual({
    kind: 'decide',
  })
})

test('[VA-41, CO-36] on any day, whatever months come: exactly the three completed ones count', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const month = fc.oneof(
    fc.string(),
    day.map((one) => one.slice(0, 7)),
  )
  fc.assert(
    fc.property(day, fc.array(month), fc.nat(7), (today, others, mask) => {
      const asked = slipMonths(today, specifiedPolicy)
      expect([...asked].sort().reverse()).toEqual(asked)
      expect(new Set(asked).size).toBe(3)
      expect(asked.every((one) => /^\d{4}-(0[1-9]|1[0-2])$/.test(one) && one < today.slice(0, 7))).toBe(true)
      const given = asked.filter((_, index) => mask & (1 << index))
      const left = asked.filter((one) => !given.includes(one) && !others.includes(one))
      const got = documentsOutcome(
        { acceptedMonths: [...others, ...given], reportReady: false },
        today,
        specifiedPolicy,
      )
      expect(got).toEqual(left.length ? { kind: 'missing', message: 'missingMonth', months: left } : { kind: 'decide' })
    }),
  )
})

test('the bank says for how many months', () =>
  expect(slipMonths('2026-01-31', { salarySlipMonths: 2 })).toEqual(['2025-12', '2025-11']))
