import { retailerStatus } from '@card-journey/journey/rules/entry/retailer-status.ts'
import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { PayloadOf } from '../../jobs/kinds.ts'
import type { ConsentEntry, OutboxEntry } from '../../store/records.ts'
import { effectOnce } from '../effect-once.ts'

const lookEntry = (look: PayloadOf<'retailer-status'>): OutboxEntry => ({
  kind: 'retailer-status',
  // Chains that meet become one.
  reference: `retailer-status-${look.looks}`,
  payload: look,
})

/** Begins the looks of a new application whose applicant lets the retailer hear how it stands. */
export const firstRetailerLook = (consents: readonly Pick<ConsentEntry, 'code' | 'value'>[]): OutboxEntry[] =>
  holds(consents) ? [lookEntry({ looks: 0, times: 0 })] : []

const holds = (consents: readonly Pick<ConsentEntry, 'code' | 'value'>[]): boolean =>
  consents.findLast(({ code }) => code === 'PARTNER_STATUS')?.value === 'Y'

/**
 * Tells the retailer how the application stands, each status once when it has changed, and plans the next look. The
 * consent is read each time: once it is withdrawn nothing more is told and no look follows. A host that is away hears of
 * it by a later look.
 */
export async function tellRetailer(
  { applicationId, payload: { looks, times, told } }: Job<'retailer-status'>,
  deps: Deps,
): Promise<void> {
  const { store, systems, masterData, clock } = deps
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  if (!stored || !holds(await store.consents.of(stored.id))) return
  const { document } = stored
  const at = clock()
  const status = retailerStatus(document, { open: stored.state === 'open' })
  const fresh = status !== told
  const answer =
    fresh &&
    (await effectOnce(
      deps,
      { applicationId: stored.id, system: 'crm', intent: 'retailer-status', about: { status, times } },
      systems.crm.tellRetailer,
      {
        applicationReferenceNo: stored.id,
        productCode: document.productCode,
        ...(document.requestId && { requestId: document.requestId }),
        status,
      },
      { at },
    ))
  const heard = answer !== false && answer.kind === 'answered'
  if (heard) await store.audit.append({ what: 'retailer-told', detail: { status }, applicationId: stored.id, at })
  const isLast = status === 'approved' || stored.state !== 'open'
  if (isLast && (heard || !fresh)) return
  const next = heard ? { looks: looks + 1, times: times + 1, told: status } : { looks: looks + 1, times, told }
  const dueAt = at + nextLookMs(looks, masterData().policy.reviewLooks)
  await store.outbox.add({ ...lookEntry(next), dueAt, applicationId: stored.id, at })
}
