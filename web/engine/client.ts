import { createClient, patientPauses, type Client, type ClientSettings } from '@card-journey/contract/client.ts'
import type { Envelope } from '@card-journey/contract/envelope-client.ts'
import { connection } from './connection.ts'
import { newTransactionId } from '../session/random.ts'
import { openSessionEnvelope } from '../session/session-key.ts'
import type { Session } from '../session/session.ts'

/** Requests go to the same origin; a separate host is set at build time (HD-01, HD-13). */
const baseUrl: string = import.meta.env.VITE_API_BASE_URL ?? ''

/** The typed client of this tab. A failed key agreement is retried with the next call. */
export function createBrowserClient(
  session: Session,
  { build, onServerTime, onSessionEnd }: Pick<ClientSettings, 'build' | 'onServerTime' | 'onSessionEnd'>,
): Client {
  let envelope: Promise<Envelope> | undefined
  let agreedFor = ''
  return createClient({
    fetch: (input, init) => fetch(input, init),
    baseUrl,
    ...(build && { build }),
    envelope(renew = false) {
      const webSessionId = session.webSessionId()
      if (renew || !envelope || agreedFor !== webSessionId) {
        agreedFor = webSessionId
        envelope = openSessionEnvelope(session, baseUrl, renew)
        envelope.catch(() => (envelope = undefined))
      }
      return envelope
    },
    ids: () => ({
      webSessionId: session.webSessionId(),
      applicationId: session.get('applicationID'),
      sessionToken: session.get('sessionToken'),
      token: session.get('token'),
    }),
    onToken: (token) => session.set('token', token),
    onServerTime,
    onSessionEnd,
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: newTransactionId,
    connection,
    hostPauses: patientPauses,
  })
}
