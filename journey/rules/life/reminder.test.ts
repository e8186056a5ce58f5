import { expect, test } from 'vitest'
import { linkEndsAt, reminding } from './reminder.ts'

const policy = { afterHours: [24, 72], fromHour: 9, toHour: 18 }
const at = (time: string) => Date.parse(`${time}+05:30`)
const working = { customerType: 'NTB', completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' } as const
const seen = at('2026-11-17T11:00:00')
const state = { sent: 0, lastSeenAt: seen, off: false }

test.each([
  ['a minute before the day is over', '2026-11-18T10:59:00', 0, { kind: 'wait', until: at('2026-11-18T11:00:00') }],
  ['a day later', '2026-11-18T11:00:00', 0, { kind: 'send' }],
  ['the second, a day later', '2026-11-18T11:00:00', 1, { kind: 'wait', until: at('2026-11-20T11:00:00') }],
  ['the second, three days later', '2026-11-20T11:00:00', 1, { kind: 'send' }],
  ['a third', '2026-12-20T11:00:00', 2, { kind: 'over' }],
  ['at 8:59', '2026-11-19T08:59:59', 0, { kind: 'wait', until: at('2026-11-19T09:00:00') }],
  ['at 9:00', '2026-11-19T09:00:00', 0, { kind: 'send' }],
  ['at 17:59', '2026-11-19T17:59:59', 0, { kind: 'send' }],
  ['at 18:00', '2026-11-19T18:00:00', 0, { kind: 'wait', until: at('2026-11-20T09:00:00') }],
  ['at midnight', '2026-11-20T00:00:00', 0, { kind: 'wait', until: at('2026-11-20T09:00:00') }],
])('a reminder %s', (_, now, sent, due) => {
  expect(reminding(working, { ...state, sent }, at(now), policy)).toEqual(due)
})

test('the wait starts again for someone who came back in between, or is here now', () => {
  const back = at('2026-11-18T10:30:00')
  expect(reminding(working, { ...state, lastSeenAt: back }, at('2026-11-18T11:00:00'), policy)).toEqual({
    kind: 'wait',
    until: back + 24 * 3_600_000,
  })
})

test('the day after that falls into the night waits for the morning', () => {
  const late = at('2026-11-17T22:00:00')
  expect(reminding(working, { ...state, lastSeenAt: late }, at('2026-11-18T12:00:00'), policy)).toEqual({
    kind: 'wait',
    until: at('2026-11-19T09:00:00'),
  })
})

test.each([
  ['rejection', { ...working, completedScreen: 'BRE_REJECT' }],
  ['a dated rejection', { ...working, rejectedDate: '2026-11-18' }],
  ['withdrawal', { ...working, completedScreen: 'INTERNAL_REJECTION' }],
  ['completion', { ...working, completedScreen: 'VISIONPLUS_APPROVED', approvedDate: '2026-11-18' }],
  ['the applicant’s part', { ...working, completedScreen: 'LOS_PUSH' }],
  ['a referral to a person', { ...working, completedScreen: 'PENDING' }],
])('nobody is reminded after %s', (_, application) => {
  expect(reminding(application, state, at('2026-11-19T11:00:00'), policy)).toEqual({ kind: 'over' })
})

test('someone who asked for no more reminders gets none', () => {
  expect(reminding(working, { ...state, off: true }, at('2026-11-19T11:00:00'), policy)).toEqual({ kind: 'over' })
})

test('a link works to the end of its last day in India', () => {
  expect(linkEndsAt(at('2026-11-19T11:00:00'), 3)).toBe(at('2026-11-22T23:59:59'))
  expect(linkEndsAt(at('2026-11-19T00:00:00'), 1)).toBe(at('2026-11-20T23:59:59'))
})
