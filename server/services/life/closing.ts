import { blockingMarkers, closingOf, lastingMarkers } from '@card-journey/journey/rules/life/closing.ts'
import { dayMs } from '../../day.ts'
import { todayOf, type Deps } from '../../compose.ts'
import { endedAnalysis } from './leaving-entries.ts'
import type { StoredApplication } from '../../store/store.ts'

const batch = 100

const settingsOf = ({ masterData }: Pick<Deps, 'masterData'>) => {
  const { rejectionBlockDays, expiryDays } = masterData().policy
  return { blockDays: rejectionBlockDays, expiryDays }
}

/**
 * Closes an application that has expired; returns whether it did. Called by a login that finds it, and by the daily
 * job.
 */
export async function closeIfExpired(stored: StoredApplication, at: number, deps: Deps): Promise<boolean> {
  const { id, document, version, updatedAt, state } = stored
  if (state !== 'open') return false
  const why = closingOf(document, new Date(updatedAt).toISOString(), todayOf(at), settingsOf(deps))
  if (!why) return false
  const closed = await deps.store.applications.close({ applicationId: id, version, why, at })
  if (!closed) return false
  deps.log.info('application-closed', { reason: why })
  for (const entry of endedAnalysis(document)) await deps.store.outbox.add({ ...entry, applicationId: id, at })
  return true
}

/** Once a day: frees PAN and mobile number of everyone whose application has expired. What was recorded stays. */
export async function closeExpired(deps: Deps): Promise<void> {
  const at = deps.clock()
  const { blockDays, expiryDays } = settingsOf(deps)
  let after: { createdAt: number; id: string } | undefined
  do {
    const found = await deps.store.applications.aged({
      after,
      createdBefore: at - Math.min(blockDays, expiryDays) * dayMs,
      savedBefore: at - expiryDays * dayMs,
      always: blockingMarkers,
      never: lastingMarkers,
      limit: batch,
    })
    for (const stored of found) await closeIfExpired(stored, at, deps)
    const last = found.at(-1)
    after = found.length === batch && last ? { createdAt: last.createdAt, id: last.id } : undefined
  } while (after)
}
