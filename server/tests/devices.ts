import { expect } from 'vitest'
import type { CallResult } from '@card-journey/contract/client.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import type { Running } from './running.ts'

let people = 0

/**
 * Two tabs of an applicant's browser, which share the session but each remember what they last saw, and another device.
 */
export async function devicesOf(product: Running, prepare: (first: Applicant) => Promise<void>) {
  const { url, sandboxUrl } = product
  const settings = { url, sandboxUrl, mobileNumber: String(9_482_000_000 + people++) }
  const first = new Applicant(settings)
  await prepare(first)
  const second = new Applicant(settings)
  shareSession(first, second)
  return { tabs: [first, second] as const, device: new Applicant(settings) }
}

/** The other tab uses this one's session: session storage, cookie and envelope belong to the browser. */
export function shareSession(one: Applicant, other: Applicant): void {
  const { webSessionId, applicationId, sessionToken, token, cookie, view } = one
  Object.assign(other, { webSessionId, applicationId, sessionToken, token, cookie, view, envelope: one.channel() })
}

/**
 * Signs in with a code just proven and requests the application, which is taken over if its holder has yielded it. The
 * session begins as if a code had been entered, to avoid the waiting time between codes.
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

/** The first device gets the application back, whoever took it: the other one leaves. Returns the login's result. */
export async function comeBack(product: Running, first: Applicant, other: Applicant): Promise<string> {
  if ((await first.load()).ok) return 'ok'
  // Two sign-ins of it at once may have left it with the session of the one and the token of the other.
  if (!(await hide(other)).ok && other.sessionToken !== '') {
    await takeOver(product, other)
    await hide(other)
  }
  const taken = await takeOver(product, first)
  // The login first says that the card is approved or refused; an approved application is then held.
  if (!taken.ok && taken.problem === 'REJECTED_FOUND') return taken.problem
  await need(first.load())
  return 'ok'
}

/**
 * What the browser does with a response: it takes over the application, even from a refusal. An internal error fails
 * the test.
 */
export async function take(
  applicant: Applicant,
  asked: Promise<CallResult<unknown>>,
  saved?: (version: number) => void,
): Promise<string> {
  const answer = await asked
  expect(answer.ok ? '' : answer.problem).not.toBe('INTERNAL')
  const body = (answer.ok ? answer.response : answer.detail) as { application?: Applicant['view'] }
  const view = Array.isArray(body) ? (body[0] as Applicant['view']) : body.application
  if (view && view.version >= (applicant.view?.version ?? 0)) applicant.see(view)
  if (answer.ok && view) saved?.(view.version)
  return answer.ok ? 'ok' : answer.problem
}
