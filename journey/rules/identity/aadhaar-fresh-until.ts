import { addDays, type Day, istDay } from '../../fields/dates.ts'
import { aadhaarWorkingDays, type BankCalendar, workingDaysAfter } from '../calendar/working-days.ts'

/** The last day on which an Aadhaar check is good for the video call (rulings, VK-12). `verifiedAt`: ISO 8601; undefined for what is no instant. */
export function aadhaarFreshUntil(verifiedAt: string, calendar: BankCalendar): Day | undefined {
  const from = istDay(verifiedAt)
  if (!from) return undefined
  let last = from
  // A calendar without working days must not count for ever.
  for (let steps = 0; steps < 366; steps++) {
    const next = addDays(last, 1)
    if (workingDaysAfter(from, next, calendar, aadhaarWorkingDays + 1) > aadhaarWorkingDays) return last
    last = next
  }
  return last
}
