import { addDays, type Day, istDay } from '../../fields/dates.ts'

/** The day of an ISO instant or yyyy-MM-dd. */
const dayOf = (date: string): Day | undefined => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : istDay(date))

/**
 * The first day on which to apply again; `days` is the bank's policy (rulings, LG-28). The day of the rejection +
 * `days` is still blocked. Undefined if the block is over; `null` if it has no end because the rejection has no date.
 */
export function blockedUntil(rejectedDate: string | undefined, today: Day, days: number): Day | null | undefined {
  const day = rejectedDate && dayOf(rejectedDate)
  if (!day) return null
  const free = addDays(day, days + 1)
  return today < free ? free : undefined
}
