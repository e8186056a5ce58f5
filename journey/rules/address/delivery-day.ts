import { addDays, type Day } from '../../fields/dates.ts'
import type { Policy } from '../../policy.ts'
import { type BankCalendar, workingDayAfter } from '../calendar/working-days.ts'

/**
 * The day by which the physical card ordered on `orderedOn` arrives (CO-39); a calendar without working days counts every day.
 */
export const deliveryDay = (
  orderedOn: Day,
  calendar: BankCalendar,
  { deliveryWorkingDays }: Pick<Policy, 'deliveryWorkingDays'>,
): Day => workingDayAfter(orderedOn, deliveryWorkingDays, calendar) ?? addDays(orderedOn, deliveryWorkingDays)
