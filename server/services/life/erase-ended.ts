import { cardOrdered } from '@card-journey/journey/rules/life/withdrawal.ts'
import { dayMs } from '../../day.ts'
import { todayOf, type Deps } from '../../compose.ts'

/** More than that wait for the next day, oldest first. */
const mostOfDay = 5000

/**
 * Once a day: whatever was refused, withdrawn or closed without a card so long ago that nothing rests on it any more is
 * erased, by the same job as an unfinished application. Nobody is told: there is nothing left that its applicant could do.
 */
export async function eraseEnded({ store, clock, masterData, log }: Deps): Promise<void> {
  const at = clock()
  const closedBefore = at - masterData().policy.retention.endedApplicationDays * dayMs
  const ended = await store.applications.ended({ closedBefore, never: cardOrdered, limit: mostOfDay })
  // Named after the day: one that could not be erased is tried again on the next.
  for (const { id: applicationId } of ended)
    await store.outbox.add({ kind: 'erase-application', reference: `over-${todayOf(at)}`, applicationId, at })
  if (ended.length > 0) log.info('applications-erased', { count: ended.length })
}
