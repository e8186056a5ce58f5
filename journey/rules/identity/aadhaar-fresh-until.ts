import { addDays, type Day, istDay } from '../../fields/dates.ts'
import { type BankCalendar, workingDayAfter } from '../calendar/working-days.ts'

/** The bank's calendar, and for how many working days an Aadhaar check is good at the video call (rulings, VK-12). */
export interface AadhaarLife extends BankCalendar {
  aadhaarFreshWorkingDays: number
}

/**
 * The last day on which an Aadhaar check is valid for the video call: the one before the first working day too many.
 * `verifiedAt`: ISO 8601; the result is undefined if that is not an instant.
 */
export function aadhaarFreshUntil(verifiedAt: string, life: AadhaarLife): Day | undefined {
  const from = istDay(verifiedAt)
  if (!from) return undefined
  const tooLate = workingDayAfter(from, life.aadhaarFreshWorkingDays + 1, life) ?? addDays(from, 366)
  return addDays(tooLate, -1)
}

/** Whether the Aadhaar check is still good at an instant; an older one leads back to kyc. */
export function isAadhaarFresh(verifiedAt: string, at: string, life: AadhaarLife): boolean {
  const until = aadhaarFreshUntil(verifiedAt, life)
  const day = istDay(at)
  return !!until && !!day && day <= until
}
