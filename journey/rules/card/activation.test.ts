import { expect, test } from 'vitest'
import { activationLook, isRemindedLater, mayActivate, type ActivationState } from './activation.ts'

const reminders = { daysBefore: [20, 10, 3] }
const look = (state: ActivationState, day: string, today: string) => {
  const { news, nextDay } = activationLook({ state, day }, today, reminders)
  return `${news?.name ?? 'nothing'}, ${nextDay ?? 'over'}`
}

test.each<[ActivationState, string, string, string]>([
  // Issued on 1 November, to be activated by 1 December.
  ['inactive', '2026-12-01', '2026-11-01', 'nothing, 2026-11-11'],
  ['inactive', '2026-12-01', '2026-11-11', 'reminder-20, 2026-11-21'],
  ['inactive', '2026-12-01', '2026-11-21', 'reminder-10, 2026-11-28'],
  ['inactive', '2026-12-01', '2026-11-28', 'reminder-3, 2026-12-02'],
  // The look of the 21st came late: its reminder is made up for.
  ['inactive', '2026-12-01', '2026-11-24', 'reminder-10, 2026-11-28'],
  // A host that is slow to say so is asked again the day after; a reminder names no day that is over.
  ['inactive', '2026-12-01', '2026-12-02', 'nothing, 2026-12-03'],
  ['overdue', '2026-12-09', '2026-12-02', 'consentDue, 2026-12-10'],
  ['overdue', '2026-12-09', '2026-12-10', 'consentDue, 2026-12-11'],
  ['closed', '2026-12-09', '2026-12-10', 'closed, over'],
  ['active', '2026-11-09', '2026-11-21', 'nothing, over'],
])('%s (%s) on %s: %s', (state, day, today, expected) => expect(look(state, day, today)).toBe(expected))

test.each([
  ['inactive', 'printing', false],
  ['inactive', 'dispatched', true],
  ['inactive', 'delivered', true],
  ['overdue', 'printing', true],
  ['active', 'delivered', false],
  ['closed', 'delivered', false],
] as const)('a card that is %s and %s may be activated: %s', (state, delivery, expected) =>
  expect(mayActivate({ state, day: '2026-12-01' }, delivery)).toBe(expected),
)

test.each([
  ['inactive', '2026-11-27', true],
  ['inactive', '2026-11-28', false],
  ['overdue', '2026-11-01', false],
  ['active', '2026-11-01', false],
] as const)('a holder whose card is %s on %s is reminded later: %s', (state, today, expected) =>
  expect(isRemindedLater({ state, day: '2026-12-01' }, today, reminders)).toBe(expected),
)
