import type { Deps } from '../compose.ts'
import { minuteMs } from '../day.ts'
import type { OutboxEntry } from '../store/records.ts'
import { gatewayReference } from './messages/send-message.ts'

/** By then no call that we gave up is on its way to a bank's system any more. */
export const stragglersMs = 10 * minuteMs

interface Word {
  applicationId: string
  /** Of the entry that is carried out. */
  reference: string
  /** Whether this is what the applicant said last. */
  isLast: () => Promise<boolean>
  /** The entry that says the opposite. It is carried out only if that is the last word by then. */
  opposite: OutboxEntry
}

/**
 * Tells one of the bank's systems something of which the last word counts: a consent, or its withdrawal. Two calls under way
 * may arrive in either order, and one that we gave up may arrive behind all others. So who was overtaken says the opposite
 * once more, and so does, when nothing can follow any more, whose outcome is unknown.
 */
export async function tellLastWord<Answer extends { kind: string }>(
  { applicationId, reference, isLast, opposite }: Word,
  tell: () => Promise<Answer>,
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
): Promise<Answer | undefined> {
  if (!(await isLast())) return undefined
  const answer = await tell()
  const again = (after: string, dueAt: number) =>
    store.outbox.add({
      ...opposite,
      reference: gatewayReference(applicationId, `${after} ${reference}`),
      dueAt,
      applicationId,
      at: clock(),
    })
  if (answer.kind === 'unknown') await again('lost', clock() + stragglersMs)
  else if (!(await isLast())) await again('overtaken', clock())
  return answer
}
