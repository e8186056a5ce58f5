import { addDays, type Day, istDay } from '../../fields/dates.ts'
import { type AadhaarLife, workingDaysAfter } from '../calendar/working-days.ts'

/**
 * The last day on which an Aadhaar check is valid for the video call (rulings, VK-12). `verifiedAt`: ISO 8601; the
 * result is undefined if that is not an instant.
 */
export function aadhaarFreshUntil(verifiedAt: string, life: AadhaarLife): Day | undefined {
  const from = istDay(verifiedAt)
  if (!from) return undefined
  const days = life.aadhaarFreshWorkingDays
  let last = from
  // A calendar without working days must not loop for ever.
  for (let steps = 0; steps < 366; steps++) {
    const next = addDays(last, 1)
    if (workingDaysAfter(from, next, life, days + 1) > days) return last
    last = next
  }
  return last
}
