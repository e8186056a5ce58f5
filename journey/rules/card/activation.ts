import type { DeliveryState } from '../address/delivery-pace.ts'
import { addDays, type Day } from '../../fields/dates.ts'

/**
 * Of the physical card, as the card host says. `overdue`: the time to activate it is over, and the holder's consent is
 * due; without it the card is closed.
 */
export const activationStates = ['inactive', 'overdue', 'active', 'closed'] as const
export type ActivationState = (typeof activationStates)[number]

export interface Activation {
  state: ActivationState
  /** The last day to activate it; on which it is closed; since when it is active or closed. */
  day: Day
}

/** When a holder is reminded to activate the card, from the policy data. */
export interface ActivationReminders {
  /** Days before the last one on which to activate it. */
  daysBefore: readonly number[]
}

/** A card that has not left the printer can be in nobody's hands; once its time is over, the holder may always save it. */
export const mayActivate = ({ state }: Activation, delivery: DeliveryState): boolean =>
  state === 'overdue' || (state === 'inactive' && delivery !== 'printing')

export type ActivationNews = 'reminder' | 'consentDue' | 'closed'

export interface ActivationLook {
  /** To be told now, once under its name. */
  news?: { kind: ActivationNews; name: string }
  /** When to look again; absent: nothing follows. */
  nextDay?: Day
}

/** Whether a reminder is still to come on a later day. */
export const isRemindedLater = ({ state, day }: Activation, today: Day, { daysBefore }: ActivationReminders): boolean =>
  state === 'inactive' && daysBefore.some((before) => addDays(day, -before) > today)

/**
 * What a look at the card brings on this day. A reminder that was missed is made up for by the next look, once, unless the
 * last day is over.
 */
export function activationLook(
  { state, day }: Activation,
  today: Day,
  { daysBefore }: ActivationReminders,
): ActivationLook {
  const afterwards = addDays(day > today ? day : today, 1)
  switch (state) {
    case 'active':
      return {}
    case 'closed':
      return { news: { kind: 'closed', name: 'closed' } }
    case 'overdue':
      return { news: { kind: 'consentDue', name: 'consentDue' }, nextDay: afterwards }
    case 'inactive': {
      const days = daysBefore.toSorted((a, b) => b - a)
      const passed = today > day ? undefined : days.findLast((before) => addDays(day, -before) <= today)
      const next = days.find((before) => addDays(day, -before) > today)
      const nextDay = next === undefined ? afterwards : addDays(day, -next)
      return { ...(passed !== undefined && { news: { kind: 'reminder', name: `reminder-${passed}` } }), nextDay }
    }
  }
}
