import { expect, test } from 'vitest'
import { specifiedDesk } from '../../policy-for-tests.ts'
import { isSlotAhead, slotDays } from './call-slots.ts'

const hours = { ...specifiedDesk, holidays: ['2026-11-24'] }
const plan = { minutes: 30, workingDaysAhead: 5 }
const daysOf = (at: string, until?: string) => slotDays(at, hours, plan, until).map(({ day }) => day)

test('[VK-05, VK-06] slots lie in opening hours of working days, and the last one ends when the desk closes', () => {
  const [saturday] = slotDays('2026-11-21T08:00:00+05:30', hours, plan)
  expect(saturday?.starts.at(0)).toBe('2026-11-21T09:30:00+05:30')
  expect(saturday?.starts.at(-1)).toBe('2026-11-21T18:00:00+05:30')
  expect(saturday?.starts).toHaveLength(18)
  // No Sunday, and no holiday on Tuesday.
  expect(daysOf('2026-11-21T08:00:00+05:30')).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
})

test('[VK-12] nothing is offered after the last day of the Aadhaar check', () => {
  expect(daysOf('2026-11-21T08:00:00+05:30', '2026-11-25')).toEqual(['2026-11-21', '2026-11-23', '2026-11-25'])
  expect(daysOf('2026-11-26T08:00:00+05:30', '2026-11-25')).toEqual([])
})

test.each([
  ['2026-11-21T12:00:00+05:30', '2026-11-21T12:30:00+05:30', 'the slot that begins now is too late'],
  ['2026-11-21T12:00:01+05:30', '2026-11-21T12:30:00+05:30', 'in the middle of one'],
  ['2026-11-21T18:00:00+05:30', '2026-11-23T09:30:00+05:30', 'after the last of the day'],
  ['2026-11-22T20:00:00Z', '2026-11-23T09:30:00+05:30', 'at night in India'],
])('at %s the first slot is %s (%s)', (at, first) => expect(slotDays(at, hours, plan)[0]?.starts[0]).toBe(first))

test('an impossible time or a desk that never opens has no slots', () => {
  expect(slotDays('nonsense', hours, plan)).toEqual([])
  expect(slotDays('2026-11-21T08:00:00+05:30', { ...hours, weekdays: [] }, plan)).toEqual([])
})

test('a booked slot lasts until the next one begins', () => {
  const start = Date.parse('2026-11-21T12:00:00+05:30')
  const half = 30 * 60_000
  expect([start - 1, start + half - 1, start + half].map((at) => isSlotAhead(start, at, plan))).toEqual([
    true,
    true,
    false,
  ])
})
