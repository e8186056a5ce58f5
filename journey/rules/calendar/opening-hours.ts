import { istDay, istTime } from '../../fields/dates.ts'
import { type BankCalendar, isWorkingDay, workingDayAfter } from './working-days.ts'

/** The video KYC desk: IST times HH:MM, the calendar of the bank (master data; rulings, CO-42). */
export interface DeskHours extends BankCalendar {
  opens: string
  closes: string
}

/**
 * Whether the desk is open at an instant (VK-05, VK-06): open at the opening minute, closed at the closing minute
 * (18:30:00 is closed).
 */
export function isDeskOpen(at: string, hours: DeskHours): boolean {
  const day = istDay(at)
  const time = istTime(at)
  return !!day && !!time && isWorkingDay(day, hours) && time >= `${hours.opens}:00` && time < `${hours.closes}:00`
}

/** The next opening at or after an instant, ISO in IST; undefined when the desk doesn't open within a year. An open desk opens "now". */
export function nextOpening(at: string, hours: DeskHours): string | undefined {
  const today = istDay(at)
  const time = istTime(at)
  if (!today || !time || hours.opens >= hours.closes) return undefined
  if (isDeskOpen(at, hours)) return `${today}T${time}+05:30`
  const opensToday = isWorkingDay(today, hours) && time < `${hours.opens}:00`
  const day = opensToday ? today : workingDayAfter(today, 1, hours)
  return day && `${day}T${hours.opens}:00+05:30`
}
