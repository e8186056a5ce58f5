import { addDays, istDay, istTime } from '../../fields/dates.ts'
import { recordsDropOff, type Standing } from './drop-off.ts'

/** When an unfinished application is reminded of. */
export interface ReminderPolicy {
  /** Hours without a sign of the applicant before each reminder; as many reminders as there are entries. */
  afterHours: readonly number[]
  /** Hours of the day in India between which reminders go out: from `fromHour` on, before `toHour`. */
  fromHour: number
  toHour: number
}

export interface Resumable extends Standing {
  approvedDate?: string | undefined
}

/** `wait`: look again then (ms). `over`: no reminder will ever be due. */
export type Reminding = { kind: 'send' } | { kind: 'wait'; until: number } | { kind: 'over' }

const hour = 3_600_000

/** Whether there is a step of the applicant's own to come back to: not after an outcome, nor while the bank is at work. */
export const canContinue = (application: Resumable): boolean =>
  !application.approvedDate && !application.rejectedDate && recordsDropOff(application)

/**
 * What is due for an application after `sent` reminders, with its applicant last seen at `lastSeenAt`: the wait starts
 * again whenever the applicant comes back.
 */
export function reminding(
  application: Resumable,
  { sent, lastSeenAt, off }: { sent: number; lastSeenAt: number; off: boolean },
  at: number,
  policy: ReminderPolicy,
): Reminding {
  const after = policy.afterHours[sent]
  if (after === undefined || off || !canContinue(application)) return { kind: 'over' }
  const due = Math.max(at, lastSeenAt + after * hour)
  const sendable = sendingTime(due, policy)
  return sendable <= at ? { kind: 'send' } : { kind: 'wait', until: sendable }
}

/** The first moment from `at` on at which messages may go out. */
export function sendingTime(at: number, { fromHour, toHour }: Pick<ReminderPolicy, 'fromHour' | 'toHour'>): number {
  const today = istDay(at) ?? ''
  const hourNow = Number(istTime(at)?.slice(0, 2))
  if (hourNow >= fromHour && hourNow < toHour) return at
  const day = hourNow < fromHour ? today : addDays(today, 1)
  return Date.parse(`${day}T${String(fromHour).padStart(2, '0')}:00:00+05:30`)
}

/** A link works until the end of its last day in India, `linkDays` from today. */
export const linkEndsAt = (at: number, linkDays: number): number =>
  Date.parse(`${addDays(istDay(at) ?? '', linkDays)}T23:59:59+05:30`)
