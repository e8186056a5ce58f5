import { blockedUntil } from '@card-journey/journey/rules/life/rejection-block.ts'
import { showDay } from '@card-journey/journey/fields/dates.ts'
import { usePageData } from '../../page/page-data.ts'
import { useJourney } from '../../engine/use-journey.ts'

/**
 * When the applicant can apply again, DD/MM/YYYY: when the bank's block after a rejection is over (LG-28). `now` if
 * that time has come; undefined while the record has not loaded, or if it has no date.
 */
export function useAgainFrom(): { day: string } | 'now' | undefined {
  const { application, today } = useJourney()
  const { policy } = usePageData()
  if (!application?.rejectedDate) return undefined
  const until = blockedUntil(application.rejectedDate, today(), policy.rejectionBlockDays)
  return until ? { day: showDay(until) } : 'now'
}
