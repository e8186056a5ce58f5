import { addDays, type Day } from '../../fields/dates.ts'
import { type BankCalendar, isWorkingDay } from '../calendar/working-days.ts'

/** Working days within which the physical card arrives (CO-39). */
export const deliveryWorkingDays = 7

/** The last of the working days after `from`; a calendar without working days counts every day. */
export function dayAfterWorkingDays(from: Day, count: number, calendar: BankCalendar): Day {
  let day = from
  let left = count
  for (let steps = 0; left > 0 && steps < 366; steps++) {
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return left === 0 ? day : addDays(from, count)
}

/** The day by which a card ordered on `day` arrives. */
export const deliveryDay = (orderedOn: Day, calendar: BankCalendar): Day =>
  dayAfterWorkingDays(orderedOn, deliveryWorkingDays, calendar)
