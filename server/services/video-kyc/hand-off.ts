import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { followHandOff } from '@card-journey/contract/calls/kyc/followHandOff.ts'
import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { Links } from '../../store/records.ts'
import type { Session, Store, StoredApplication } from '../../store/store.ts'
import type { HeldApplication } from '../held-application.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { linkOf } from '../messages/message-words.ts'
import { deliver, gatewayReference } from '../messages/send-message.ts'
import { takeAgain, type Finding } from '../sign-in/find-application.ts'
import { awaitsCall } from './booked-calls.ts'

/** The purpose of links that take an application to a phone for a while (ADR 0049). */
export const toPhone = 'hand-off'

/** Sealed with the link: who handed over, and which hold. */
export interface HandedOver {
  sessionId: string
  browser: string
  epoch: number
}

export type HandingOff =
  | { kind: 'made'; token: string; link: string; expiresAt: number }
  /** A phone could not open this server's links safely. */
  | { kind: 'noLinks' }
  | { kind: 'spent'; retryAfterSeconds: number }

const nameOf = (transactionId: string) => `hand-off-${transactionId}`

/** A link for a phone. Asked for again under the same transaction, it is the same one. */
export async function handOffToPhone(
  { stored, session, at }: Pick<HeldApplication, 'stored' | 'session' | 'at'>,
  asked: { by: 'qr' | 'sms'; language: string; transactionId: string; browser: string },
  deps: Deps,
): Promise<HandingOff> {
  const { store, masterData, config } = deps
  if (!config.phoneLinks) return { kind: 'noLinks' }
  const { linkMinutes, linksPerDay: limit } = masterData().videoKyc.handOff
  const key = `hand-off|${session.mobileNumber}`
  const once = `${key}|${asked.transactionId}`
  const taken = await store.limits.takeOnce({ key, once, limit, windowSeconds: daySeconds, at })
  if (taken.kind === 'spent') return { kind: 'spent', retryAfterSeconds: daySeconds }
  const applicationId = stored.id
  const expiresAt = at + linkMinutes * 60_000
  const payload: HandedOver = { sessionId: session.id, browser: asked.browser, epoch: stored.epoch }
  const name = nameOf(asked.transactionId)
  const token = await store.links.create({ purpose: toPhone, applicationId, expiresAt, payload, name, at })
  if (asked.by === 'sms') {
    const job = { transactionId: asked.transactionId, language: asked.language, expiresAt }
    await store.outbox.add({ kind: 'hand-off-link', reference: name, payload: job, applicationId, at })
  }
  await store.audit.append({ what: 'handed-off', detail: { by: asked.by }, applicationId, sessionId: session.id, at })
  return { kind: 'made', token, link: linkOf(token, deps), expiresAt }
}

/** Texts the link that the browser has, while it is good. Throws to be tried again while the gateway is away. */
export async function sendHandOffLink(
  { applicationId, payload: { transactionId, language, expiresAt } }: Job<'hand-off-link'>,
  deps: Deps,
): Promise<void> {
  const { store, clock } = deps
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  const at = clock()
  if (stored?.state !== 'open' || at >= expiresAt) return
  const name = nameOf(transactionId)
  const token = await store.links.create({ purpose: toPhone, applicationId: stored.id, expiresAt, name, at })
  await deliver(deps, {
    template: 'HAND_OFF_LINK',
    channel: 'sms',
    to: stored.document.applicantDetails[0].mobileNumber,
    language,
    reference: gatewayReference(stored.id, name),
    values: { link: linkOf(token, deps), until: timeInWords(expiresAt, language) },
  })
}

/** Whether this link was opened on a phone, or the application taken over with another one of the same hold. */
async function isOpened(
  { payload, applicationId, usedAt }: NonNullable<Awaited<ReturnType<Links['read']>>>,
  stored: StoredApplication | undefined,
  { links }: Pick<Store, 'links'>,
): Promise<boolean> {
  if (usedAt !== undefined) return true
  const { sessionId, epoch } = payload as HandedOver
  if (!stored || stored.epoch === epoch) return false
  const opened = (await links.used({ purpose: toPhone, applicationId })) as readonly HandedOver[]
  return opened.some((other) => other.sessionId === sessionId && other.epoch === epoch)
}

/** How far the phone has come; undefined for another browser. */
export async function followToPhone(
  { token, browser, at }: { token: string; browser: string; at: number },
  { store }: Pick<Deps, 'store'>,
): Promise<ResponseOf<typeof followHandOff>['state'] | undefined> {
  const link = await store.links.read({ purpose: toPhone, token })
  const from = link?.payload as HandedOver | undefined
  if (!link || from?.browser !== browser) return undefined
  const stored = await store.applications.read(link.applicationId)
  if (!(await isOpened(link, stored, store))) return at < link.expiresAt ? 'waiting' : 'expired'
  if (stored?.state !== 'open' || !awaitsCall(stored.document)) return 'done'
  if (stored.epoch === from.epoch) return 'opened'
  return (await store.applications.isHeld({ applicationId: stored.id, at })) ? 'onPhone' : 'left'
}

/** The application back at the session that handed it over; undefined if it handed over none by this link. */
export async function takeBackFromPhone(
  { token, session, ...moment }: { token: string; session: Session; at: number; now: string; today: string },
  deps: Deps,
): Promise<Finding | undefined> {
  const { store } = deps
  const link = await store.links.read({ purpose: toPhone, token })
  const from = link?.payload as HandedOver | undefined
  if (!link || from?.sessionId !== session.id) return undefined
  const stored = await store.applications.read(link.applicationId)
  if (!(await isOpened(link, stored, store))) return undefined
  if (stored?.state !== 'open') return undefined
  // From the phone alone, not from whoever signed in after it; and while the call lasts, once its page is closed.
  const fromPhone = stored.epoch === from.epoch + 1
  const when = awaitsCall(stored.document) ? 'ifYielded' : 'always'
  return takeAgain({ session, ...moment }, stored, fromPhone ? when : undefined, deps)
}
