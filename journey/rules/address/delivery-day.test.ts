import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { deliveryDay } from './delivery-day.ts'

const calendar = { weekdays: [1, 2, 3, 4, 5, 6], holidays: ['2026-11-24'] }

test.each([
  ['2026-11-19', '2026-11-28', 'a Sunday and a holiday between'],
  ['2026-11-20', '2026-11-30', 'it would be a Sunday'],
  ['2026-11-21', '2026-12-01', 'ordered on a Saturday'],
  ['2026-11-22', '2026-12-01', 'ordered on a Sunday'],
  ['2026-11-30', '2026-12-08', 'no holiday'],
])('[CO-39] a card ordered on %s arrives by %s: %s', (ordered, by) =>
  expect(deliveryDay(ordered, calendar, specifiedPolicy)).toBe(by),
)

test('a calendar without working days counts every day', () =>
  expect(deliveryDay('2026-11-19', { weekdays: [], holidays: [] }, specifiedPolicy)).toBe('2026-11-26'))
