import { addDays, type Day } from '../../fields/dates.ts'
import { type BankCalendar, workingDayAfter } from '../calendar/working-days.ts'

/** Working days within which the physical card arrives (CO-39). */
export const deliveryWorkingDays = 7

/** The day by which a card ordered on `day` arrives; a calendar without working days counts every day. */
export const deliveryDay = (orderedOn: Day, calendar: BankCalendar): Day =>
  workingDayAfter(orderedOn, deliveryWorkingDays, calendar) ?? addDays(orderedOn, deliveryWorkingDays)
