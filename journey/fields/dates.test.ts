import { expect, test } from 'vitest'
import { addDays, addMonths, ageOn, isDay, istDay, istTime, showDay, weekdayOf } from './dates.ts'

test.each([
  ['2026-11-20T18:29:59Z', '2026-11-20', '23:59:59'],
  ['2026-11-20T18:30:00Z', '2026-11-21', '00:00:00'],
  ['2026-11-21T00:00:00+05:30', '2026-11-21', '00:00:00'],
  ['2026-12-31T20:00:00Z', '2027-01-01', '01:30:00'],
])('[AP-11] %s is the day %s in India, %s', (instant, day, time) => {
  expect(istDay(instant)).toBe(day)
  expect(istDay(Date.parse(instant))).toBe(day)
  expect(istTime(instant)).toBe(time)
})

test('what is no instant has no day', () => {
  for (const text of ['', 'soon', '2026-13-01T00:00:00Z'])
    expect([istDay(text), istTime(text)]).toEqual([undefined, undefined])
  expect(istDay(Infinity)).toBeUndefined()
})

test.each([
  ['2026-05-31', -3, '2026-02-28'],
  ['2028-02-29', -12, '2027-02-28'],
  ['2027-02-28', 12, '2028-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i months is %s', (day, months, result) => expect(addMonths(day, months)).toBe(result))

test('days are counted by the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(weekdayOf('2026-11-21')).toBe(6)
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(18)
})

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-00-10', false],
  ['2026-1-10', false],
  ['2026-12-32', false],
])('%s is a real day: %s', (text, is) => expect(isDay(text)).toBe(is))

test('[CO-22] days are shown as DD/MM/YYYY', () => {
  expect(showDay('2026-11-21')).toBe('21/11/2026')
  expect(showDay('')).toBe('')
})
