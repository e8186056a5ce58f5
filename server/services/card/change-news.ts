import type { Deps } from '../../compose.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { HeldApplication } from '../held-application.ts'

type Template = 'BILLING_CHANGED' | 'UPI_CHANGED' | 'ADDON_ASKED'

/** Whoever did not make a change learns of it, once. */
export const changeNews = (template: Template, { transactionId }: { transactionId: string }): OutboxEntry => ({
  kind: 'message',
  reference: `${template}-${transactionId}`,
  payload: { template },
})

/** The host's answer was lost: the change may hold by now, so the holder is told all the same. */
export async function noteUnsure(
  held: HeldApplication & { transactionId: string },
  { what, detail, template }: { what: string; detail: Record<string, string | number | boolean>; template: Template },
  { store }: Deps,
): Promise<void> {
  const { stored, session, at } = held
  await store.audit.append({ what, detail, applicationId: stored.id, sessionId: session.id, at })
  await store.outbox.add({ ...changeNews(template, held), applicationId: stored.id, at })
}
