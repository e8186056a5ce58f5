import { addDays } from '@card-journey/journey/fields/dates.ts'
import {
  blockingMarkers,
  closingOf,
  expiresOn,
  isUnfinished,
  lastingMarkers,
} from '@card-journey/journey/rules/life/closing.ts'
import { sendingTime } from '@card-journey/journey/rules/life/reminder.ts'
import { dayMs } from '../../day.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { Save, StoredApplication } from '../../store/store.ts'
import { endedAnalysis, whatsAppEnds } from './leaving-entries.ts'

const batch = 500

const settingsOf = ({ masterData }: Pick<Deps, 'masterData'>) => {
  const { rejectionBlockDays, expiryDays, expiryNoticeDays } = masterData().policy
  return { blockDays: rejectionBlockDays, expiryDays, noticeDays: expiryNoticeDays }
}

/**
 * Closes an application that has expired; returns whether it did. Called by a login that finds it, and by the daily
 * job. What was entered in an unfinished one is erased, never without notice.
 */
export async function closeIfExpired(stored: StoredApplication, at: number, deps: Deps): Promise<boolean> {
  const { id, document, version, updatedAt, state } = stored
  if (state !== 'open') return false
  const why = closingOf(document, new Date(updatedAt).toISOString(), todayOf(at), settingsOf(deps))
  if (!why) return false
  const erasure = why === 'expired' && isUnfinished(document) ? await erasureOf(stored, at, deps) : undefined
  const closed = await deps.store.applications.close({
    applicationId: id,
    version,
    why,
    audit: erasure?.audit,
    outbox: [...endedAnalysis(document), whatsAppEnds, ...(erasure?.outbox ?? [])],
    hastens: ['retailer-status'],
    at,
  })
  if (closed) deps.log.info('application-closed', { reason: why })
  return closed
}

/** What the closing says to others goes out first. */
const afterTheRestMs = 5000

/** At once where the applicant was told in time; where no server ran on that day they are told now, and it is erased later. */
async function erasureOf(stored: StoredApplication, at: number, deps: Deps): Promise<Pick<Save, 'audit' | 'outbox'>> {
  const { noticeDays } = settingsOf(deps)
  const announced = announcement(stored, addDays(todayOf(at), noticeDays), at, deps)
  const { kind, reference } = announced.entry
  const told = await deps.store.outbox.has({ applicationId: stored.id, kind, reference })
  const dueAt = told ? at + afterTheRestMs : at + noticeDays * dayMs
  const erase = { kind: 'erase-application', dueAt } as const
  return told ? { audit: [], outbox: [erase] } : { audit: [announced.audit], outbox: [announced.entry, erase] }
}

/** Once a day: frees PAN and mobile number of everyone whose application has expired, and tells whose will soon. */
export async function closeExpired(deps: Deps): Promise<void> {
  const at = deps.clock()
  const { blockDays, expiryDays, noticeDays } = settingsOf(deps)
  const daysAgo = (days: number) => at - Math.max(0, days) * dayMs
  const closing = { createdBefore: daysAgo(Math.min(blockDays, expiryDays)), savedBefore: daysAgo(expiryDays) }
  await eachAged({ ...closing, always: blockingMarkers }, deps, (stored) => closeIfExpired(stored, at, deps))
  const before = daysAgo(expiryDays - noticeDays)
  await eachAged({ createdBefore: before, savedBefore: before, always: [] }, deps, async (stored) => {
    const day = expiresOn(new Date(stored.updatedAt).toISOString(), { expiryDays })
    if (day && day > todayOf(at) && addDays(day, -noticeDays) <= todayOf(at) && isUnfinished(stored.document))
      await tellOfErasure(stored, day, at, deps)
  })
}

/** The message that names the day on which what was entered is erased; one for each time that it was last saved. */
function announcement({ updatedAt }: StoredApplication, day: string, at: number, deps: Deps) {
  const entry = {
    kind: 'message',
    reference: `expires-${expiresOn(new Date(updatedAt).toISOString(), settingsOf(deps))}`,
    payload: { template: 'APPLICATION_EXPIRES', day },
    dueAt: sendingTime(at, deps.masterData().policy.reminders),
  } as const
  return { entry, audit: { what: 'erasure-announced', detail: { day } } }
}

async function tellOfErasure(stored: StoredApplication, day: string, at: number, deps: Deps): Promise<void> {
  const { entry, audit } = announcement(stored, day, at, deps)
  const told = await deps.store.outbox.add({ ...entry, applicationId: stored.id, at })
  if (told) await deps.store.audit.append({ ...audit, applicationId: stored.id, at })
}

type Aged = Parameters<Deps['store']['applications']['aged']>[0]

async function eachAged(
  which: Pick<Aged, 'createdBefore' | 'savedBefore' | 'always'>,
  { store }: Deps,
  work: (stored: StoredApplication) => Promise<unknown>,
): Promise<void> {
  let after: Aged['after']
  do {
    const { found, next } = await store.applications.aged({ ...which, after, never: lastingMarkers, limit: batch })
    for (const stored of found) await work(stored)
    after = next
  } while (after)
}
