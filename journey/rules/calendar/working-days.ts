import { addDays, type Day, istDay, weekdayOf } from '../../fields/dates.ts'

/** The bank's calendar: weekdays on which it works (0 Sunday … 6 Saturday) and its holidays, yyyy-MM-dd. Master data. */
export interface BankCalendar {
  weekdays: readonly number[]
  holidays: readonly Day[]
}

export const isWorkingDay = (day: Day, calendar: BankCalendar): boolean =>
  calendar.weekdays.includes(weekdayOf(day)) && !calendar.holidays.includes(day)

/** Working days after `from`, up to and including `to`; 0 if `to` is not later. Counting stops at `limit`. */
export function workingDaysAfter(from: Day, to: Day, calendar: BankCalendar, limit = 366): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to && count < limit; day = addDays(day, 1)) {
    if (isWorkingDay(day, calendar)) count++
  }
  return count
}

/** The bank's calendar, and for how many working days an Aadhaar check is good at the video call (rulings, VK-12). */
export interface AadhaarLife extends BankCalendar {
  aadhaarFreshWorkingDays: number
}

/** Whether the Aadhaar check is still good at an instant; an older one leads back to kyc. */
export function isAadhaarFresh(verifiedAt: string, at: string, life: AadhaarLife): boolean {
  const from = istDay(verifiedAt)
  const to = istDay(at)
  if (!from || !to) return false
  const days = life.aadhaarFreshWorkingDays
  return workingDaysAfter(from, to, life, days + 1) <= days
}
