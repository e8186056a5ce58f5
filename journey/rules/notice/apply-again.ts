import type { Application } from '../../application/application.ts'
import { addDays, type Day, istDay } from '../../fields/dates.ts'
import { blockedUntil } from '../life/rejection-block.ts'

export interface BlockPolicy {
  rejectionBlockDays: number
  /** An ending without a block leaves the application open for that long. */
  expiryDays: number
}

/**
 * The first day on which somebody whose application has ended can apply again: when the block is over, or, where there is
 * none, when the application is closed (`closingOf`). Undefined if that is today already.
 */
export function applyAgainFrom(
  { rejectedDate, facts }: Pick<Application, 'rejectedDate' | 'facts'>,
  today: Day,
  { rejectionBlockDays, expiryDays }: BlockPolicy,
): Day | undefined {
  if (facts.withdrawn) return undefined
  if (rejectedDate) return blockedUntil(rejectedDate, today, rejectionBlockDays) ?? undefined
  const ended = facts.ending && istDay(facts.ending.at)
  if (!ended) return undefined
  const free = addDays(ended, expiryDays + 1)
  return today < free ? free : undefined
}
