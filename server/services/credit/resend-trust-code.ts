import { withFacts } from '@card-journey/journey/application/record.ts'
import { mayResend, socialTrustResends } from '@card-journey/journey/rules/credit/social-trust.ts'
import { resendWait } from '@card-journey/journey/rules/sign-in/resend-countdown.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { resendsOf } from './trust-code.ts'

export type TrustResend =
  | { kind: 'notAsked' }
  | { kind: 'tooSoon'; retryAfterSeconds: number }
  | { kind: 'unavailable' }
  /** The code was sent as often as it may be. */
  | { kind: 'spent' }
  | { kind: 'sent'; change: Change }

/**
 * Sends the code of the open request again, at most three times and each time once, however many tabs ask (CA-21, T4).
 * A code that the host did not send is not counted.
 */
export async function resendTrustCode(
  { application, stored, at, now }: HeldApplication,
  requestId: string,
  deps: Deps,
): Promise<TrustResend> {
  if (application.facts.decision?.socialTrustRequestId !== requestId) return { kind: 'notAsked' }
  const resends = resendsOf(application, requestId)
  if (!mayResend(resends)) return { kind: 'spent' }
  const sentAt = application.facts.trustCode?.for === requestId ? application.facts.trustCode.sentAt : undefined
  const wait = resendWait(resends + 1, deps.masterData().policy)
  const left = sentAt === undefined ? 0 : Math.ceil((Date.parse(sentAt) + wait * 1000 - at) / 1000)
  if (left > 0) return { kind: 'tooSoon', retryAfterSeconds: left }
  const next = resends + 1
  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'social-trust', intent: `resend-${next}`, about: { requestId } },
    deps.systems.socialTrust.sendOtp,
    { requestId },
    { at },
  )
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') return { kind: 'unavailable' }
  // The host has lost the request, or counts more codes than we do: skipping still decides.
  const done = answer.kind === 'refused' ? socialTrustResends : next
  const trustCode = { for: requestId, resends: done, sentAt: now }
  return { kind: 'sent', change: { next: withFacts(application, { trustCode }), what: 'trust-code-sent-again' } }
}
