import type { Deps } from '../../compose.ts'
import { awaitsStatement } from '../documents/statement-look.ts'
import { awaitsBank, awaitsDesk } from './back-office.ts'

/** `look`: one follows, at once or when its turn comes. `nothing`: the bank has no step to take there. */
export type Notified = 'look' | 'limited' | 'nothing' | 'unknown'

/** An open page fetches the verdict of its call sooner, and shows it; nobody is texted then what they read. */
const pageLooksBefore = 3

/**
 * A system says that something changed about an application: a look is due now, beside the chain of looks, which goes on
 * as it was. The entry's reference names the marker and the stretch of time, so however many notifications come, to
 * however many servers, one look falls into a stretch. What changes after that look is seen by the next stretch's.
 */
export async function lookBecauseNotified(
  applicationId: string,
  { store, clock, masterData }: Pick<Deps, 'store' | 'clock' | 'masterData'>,
): Promise<Notified> {
  const stored = await store.applications.read(applicationId)
  if (!stored) return 'unknown'
  const marker = stored.document.completedScreen
  const transactionId = awaitsStatement(stored.document) ? stored.document.perfiosTransactionId : undefined
  const atDesk = awaitsDesk(stored.document)
  if (!atDesk && !awaitsBank(stored.document) && !transactionId) return 'nothing'
  const at = clock()
  const { backOfficeLooks, pageLooks } = masterData().policy
  const stretchMs = backOfficeLooks.betweenNotifiedSeconds * 1000
  const pageFirstMs = pageLooksBefore * pageLooks.call.longestSeconds * 1000
  const stretch = Math.floor(at / stretchMs)
  const look = (number: number, dueAt: number): Promise<boolean> =>
    store.outbox.add({
      ...(transactionId
        ? { kind: 'look-at-statement', payload: { statementOf: transactionId } }
        : { kind: 'back-office', payload: { marker, looks: 0, notified: true } }),
      reference: `${marker}-notified-${number}`,
      applicationId,
      dueAt: atDesk ? dueAt + pageFirstMs : dueAt,
      at,
    })
  if (await look(stretch, at)) return 'look'
  return (await look(stretch + 1, (stretch + 1) * stretchMs)) ? 'look' : 'limited'
}
