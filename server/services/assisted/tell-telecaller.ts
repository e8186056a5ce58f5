import type { PreparedEvent } from '@card-journey/providers/crm/port.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import { gatewayReference } from '../messages/send-message.ts'
import type { ClientDataIds } from '../sign-in/client-data-ids.ts'

/** Names something about prepared client data: stable for repetitions, and saying nothing of the ids themselves. */
export const referenceAbout = ({ requestId, clientId }: ClientDataIds, what: string): string =>
  gatewayReference(`${clientId} ${requestId}`, what)

/** The telecaller, who is on the phone with the applicant, hears of it at once; each event once. */
export async function tellTelecaller(
  ids: ClientDataIds,
  event: PreparedEvent,
  at: number,
  { store }: Pick<Deps, 'store'>,
): Promise<void> {
  const { requestId, clientId } = ids
  // Whether the link was sent is said once: what was sent stays so, though the CRM may have forgotten it since.
  const reference = referenceAbout(ids, event === 'notSent' ? 'sent' : event)
  await store.outbox.add({ kind: 'telecaller-told', reference, payload: { requestId, clientId, event }, at })
}

/** Throws to be retried. */
export async function passOnToTelecaller({ payload }: Job<'telecaller-told'>, { systems }: Deps): Promise<void> {
  const answer = await systems.crm.tellTelecaller({ ...payload, reference: referenceAbout(payload, payload.event) })
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') throw new Error('the CRM is away')
}
