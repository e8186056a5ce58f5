import { addDays, type Day } from '../../fields/dates.ts'
import type { Policy } from '../../policy.ts'
import { type BankCalendar, workingDayAfter } from '../calendar/working-days.ts'

/**
 * The day by which the physical card issued on `issuedOn` arrives (CO-39); a calendar without working days counts every day.
 */
export const deliveryDay = (
  issuedOn: Day,
  calendar: BankCalendar,
  { deliveryWorkingDays }: Pick<Policy, 'deliveryWorkingDays'>,
): Day => workingDayAfter(issuedOn, deliveryWorkingDays, calendar) ?? addDays(issuedOn, deliveryWorkingDays)
