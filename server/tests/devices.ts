import type { CallResult } from '@card-journey/contract/client.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import type { Running } from './running.ts'

let people = 0

/** Two tabs of an applicant's browser, which share the session and know what each of them last saw, and another device. */
export async function devicesOf(product: Running, prepare: (first: Applicant) => Promise<void>) {
  const { url, sandboxUrl } = product
  const settings = { url, sandboxUrl, mobileNumber: String(9_482_000_000 + people++) }
  const first = new Applicant(settings)
  await prepare(first)
  const second = new Applicant(settings)
  shareSession(first, second)
  return { tabs: [first, second] as const, device: new Applicant(settings) }
}

/** The other tab goes on with the session of this one: session storage, cookie and envelope are the browser's. */
export function shareSession(one: Applicant, other: Applicant): void {
  const { webSessionId, applicationId, sessionToken, token, cookie, view } = one
  Object.assign(other, { webSessionId, applicationId, sessionToken, token, cookie, view, envelope: one.channel() })
}

/**
 * Signs in with a code just proven and asks for the application: it is taken where its holder has yielded it. The
 * session begins as after the code, for which nobody has to wait a minute here.
 */
export async function takeOver({ server }: Running, applicant: Applicant): Promise<CallResult<unknown>> {
  const { store, clock } = server.composed.deps
  const { mobileNumber } = applicant.settings
  const begun = await store.sessions.begin({
    mobileNumber,
    webSessionId: applicant.webSessionId,
    thumbprint: (await applicant.channel()).thumbprint,
    cookie: applicant.cookie.split('=')[1] ?? '',
    at: clock(),
  })
  applicant.sessionToken = begun.token
  applicant.cookie = `session=${begun.cookie}`
  return applicant.load('Y')
}

export const hide = (applicant: Applicant) =>
  applicant.client.call(calls.leaveApplication, { path: '/auth/check-answers', exit: false })

/** The first device has the application again, whoever took it: the other one puts the phone down. What the login said. */
export async function comeBack(product: Running, first: Applicant, other: Applicant): Promise<string> {
  if ((await first.load()).ok) return 'ok'
  await hide(other)
  const taken = await takeOver(product, first)
  // Told first that the card is approved or refused; an approved application is held then.
  if (!taken.ok && taken.problem === 'REJECTED_FOUND') return taken.problem
  await need(first.load())
  return 'ok'
}
