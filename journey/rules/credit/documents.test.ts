import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { missingSlipMonths, slipMonths } from './documents.ts'

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
  expect(missingSlipMonths(acceptedMonths, '2026-11-21', specifiedPolicy)).toEqual(months),
)

test('more months than the three do no harm', () => {
  const all = ['2026-11', '2026-10', '2026-09', '2026-08']
  expect(missingSlipMonths(all, '2026-11-21', specifiedPolicy)).toEqual([])
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
      expect(missingSlipMonths([...others, ...given], today, specifiedPolicy)).toEqual(left)
    }),
  )
})

test('the bank says for how many months', () =>
  expect(slipMonths('2026-01-31', { salarySlipMonths: 2 })).toEqual(['2025-12', '2025-11']))
