import { addDays, type Day, istDay } from '../../fields/dates.ts'
import type { DeskHours } from '../calendar/opening-hours.ts'
import { isWorkingDay } from '../calendar/working-days.ts'

/** How calls are booked (bank/data/video-kyc.json). */
export interface SlotPlan {
  minutes: number
  workingDaysAhead: number
}

/** A day with the slots that can still begin on it: ISO instants in IST, in order. */
export interface SlotDay {
  day: Day
  starts: string[]
}

const minuteMs = 60_000
const dayLimit = 60

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Every slot of a working day: from the opening on, each of which ends before the desk closes. */
function startsOf(day: Day, hours: DeskHours, minutes: number): string[] {
  const starts: string[] = []
  for (let from = minutesOf(hours.opens); from + minutes <= minutesOf(hours.closes); from += minutes)
    starts.push(`${day}T${timeOf(from)}:00+05:30`)
  return starts
}

/**
 * The slots that an applicant may book at an instant (ISO): future ones of the desk's working days, up to `until`, the
 * last day of the Aadhaar check, or as far ahead as the bank plans.
 */
export function slotDays(at: string, hours: DeskHours, plan: SlotPlan, until?: Day): SlotDay[] {
  const today = istDay(at)
  const days: SlotDay[] = []
  if (!today) return days
  let working = 0
  for (let day = today, steps = 0; steps < dayLimit; day = addDays(day, 1), steps++) {
    if (until !== undefined && day > until) break
    if (!isWorkingDay(day, hours)) continue
    if (working++ >= plan.workingDaysAhead) break
    const starts = startsOf(day, hours, plan.minutes).filter((start) => Date.parse(start) > Date.parse(at))
    if (starts.length > 0) days.push({ day, starts })
  }
  return days
}

/** Whether a booked slot is still to come or under way; a later one has passed. */
export const isSlotAhead = (start: number, at: number, { minutes }: Pick<SlotPlan, 'minutes'>): boolean =>
  at < start + minutes * minuteMs
