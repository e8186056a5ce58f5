import { istDay } from '@card-journey/journey/fields/dates.ts'
import { isUnfinished } from '@card-journey/journey/rules/life/closing.ts'
import { cardOrdered, mayWithdraw, withdraw } from '@card-journey/journey/rules/life/withdrawal.ts'
import type { Store, StoredApplication } from '../../store/store.ts'
import { withdrawalEntries } from './leaving-entries.ts'

/** Why something of a person is kept. */
export type Keeping = 'card' | 'decision' | 'block'

export type ErasureOutcome = { applicationId: string; marker: string } & (
  | { kind: 'erased' }
  /** It was erased before. */
  | { kind: 'empty' }
  | { kind: 'kept'; why: Keeping; until?: string }
  /** It was saved at that moment: the command is to be given again. */
  | { kind: 'changed' }
)

/** What the withdrawal says to others goes out first; the job waits for what is late (erase.ts). */
const lastWordsMs = 5000

/**
 * Erases one person on request: each application of the mobile number of that one, unless the law or a running decision
 * keeps it, and, if nothing is kept, the sessions too. The erasing itself is a job (erase.ts), so that it survives this
 * process. Audit and consents stay: they prove what was agreed to, and hold nothing personal in plain.
 */
export async function erasePerson(
  store: Store,
  { applicationId, askedBy, at }: { applicationId: string; askedBy: string; at: number },
): Promise<ErasureOutcome[]> {
  const named = await store.applications.read(applicationId)
  if (!named) return []
  const { mobileNumber } = named.document.applicantDetails[0]
  const all = mobileNumber ? await store.applications.byMobile(mobileNumber) : [named]
  const outcomes: ErasureOutcome[] = []
  for (const stored of all) outcomes.push(await eraseOne(store, stored, askedBy, at))
  if (mobileNumber && outcomes.every(({ kind }) => kind === 'erased')) await store.sessions.forget(mobileNumber)
  return outcomes
}

async function eraseOne(store: Store, stored: StoredApplication, askedBy: string, at: number): Promise<ErasureOutcome> {
  const { id, document } = stored
  const about = { applicationId: id, marker: document.completedScreen }
  if (!document.applicantDetails[0].mobileNumber) return { ...about, kind: 'empty' }
  const kept = await keepingOf(store, stored, at)
  if (!kept && !(await closed(store, stored, at))) return { ...about, kind: 'changed' }
  const detail = { by: askedBy, ...(kept && { kept: kept.why }) }
  await store.audit.append({ what: 'erasure-asked', detail, applicationId: id, at })
  if (kept) return { ...about, kind: 'kept', ...kept }
  await store.outbox.add({
    kind: 'erase-application',
    reference: 'asked',
    applicationId: id,
    dueAt: at + lastWordsMs,
    at,
  })
  return { ...about, kind: 'erased' }
}

async function keepingOf(
  store: Store,
  { id, state, document }: StoredApplication,
  at: number,
): Promise<{ why: Keeping; until?: string } | undefined> {
  const { approvedDate, rejectedDate, completedScreen, facts } = document
  if (approvedDate || facts.cardOrder || cardOrdered.includes(completedScreen) || (await store.cards.of(id)))
    return { why: 'card' }
  if (isUnfinished(document) || facts.withdrawn) return undefined
  const until = Math.max(0, ...(await store.decisionTraces.of(id)).map(({ keepUntil }) => keepUntil))
  if (until > at) return { why: 'decision', until: istDay(until) ?? '' }
  return state === 'open' && rejectedDate ? { why: 'block' } : undefined
}

/** Whoever works on it hears that it is withdrawn. */
async function closed(store: Store, { id, state, version, document }: StoredApplication, at: number): Promise<boolean> {
  if (state === 'closed') return true
  if (!mayWithdraw(document)) return store.applications.close({ applicationId: id, version, why: 'withdrawn', at })
  const saved = await store.save({
    writer: 'job',
    applicationId: id,
    version,
    document: withdraw(document, new Date(at).toISOString()),
    state: 'closed',
    audit: [{ what: 'withdrawn' }],
    outbox: withdrawalEntries(document),
    at,
  })
  return saved.kind === 'saved'
}
