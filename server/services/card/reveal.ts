import { createHmac } from 'node:crypto'
import type { Application } from '@card-journey/journey/application/application.ts'
import { equalInConstantTime } from '../../crypto/token.ts'
import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import type { IssuedCard } from '../../store/records.ts'
import type { Session } from '../../store/store.ts'

/** How long a reveal lasts (T19; rulings, SC-49). */
export const visibleSeconds = 30

/** The issued card; undefined when the application has none yet. */
export const issuedCard = (applicationId: string, { store }: Deps): Promise<IssuedCard | undefined> =>
  store.cards.of(applicationId)

/** Who has set a PIN shows the card with it, and with nothing else (SC-49). */
export const opensByPin = ({ facts }: Pick<Application, 'facts'>): boolean => facts.mpin?.setAt !== undefined

const revealsOf = (applicationId: string): string => `reveal:${applicationId}`

/** The host gave no number: nothing was revealed, so its outage uses up none of the day's reveals. */
export const giveRevealBack = (applicationId: string, { store }: Deps): Promise<void> =>
  store.limits.giveBack(revealsOf(applicationId))

/** Takes one of the day's reveals (T19); every one of them is audited. */
export async function takeReveal(
  applicationId: string,
  session: Session,
  at: number,
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<{ kind: 'taken' } | { kind: 'spent'; retryAfterSeconds: number }> {
  const limit = await store.limits.take({
    key: revealsOf(applicationId),
    limit: masterData().policy.revealsPerDay,
    windowSeconds: daySeconds,
    at,
  })
  await store.audit.append({
    what: limit.allowed ? 'card-revealed' : 'reveal-refused',
    applicationId,
    sessionId: session.id,
    at,
  })
  return limit.allowed
    ? { kind: 'taken' }
    : { kind: 'spent', retryAfterSeconds: Math.ceil((limit.resetsAt - at) / 1000) }
}

const signed = (text: string, secret: Buffer): string => createHmac('sha256', secret).update(text).digest('base64url')

/**
 * Allows CVV and expiry for the same session and card, for as long as the number is shown. Nothing is stored for it.
 */
export function grantFor(session: Session, cardReference: string, at: number, { secrets }: Deps): string {
  const until = at + visibleSeconds * 1000
  const [secret] = secrets.grant()
  if (!secret) throw new Error('there is no key to sign with')
  return `${until}.${signed(`${until}|${session.id}|${cardReference}`, secret)}`
}

export function isGranted(
  grant: string,
  session: Session,
  cardReference: string,
  at: number,
  { secrets }: Deps,
): boolean {
  const [until = '', mac = ''] = grant.split('.')
  const given = Buffer.from(mac)
  const isOurs = secrets
    .grant()
    .some((secret) =>
      equalInConstantTime(given, Buffer.from(signed(`${until}|${session.id}|${cardReference}`, secret))),
    )
  return isOurs && Number(until) > at
}
