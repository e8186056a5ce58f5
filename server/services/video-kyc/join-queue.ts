import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { forgetIdentity } from '@card-journey/journey/flow/restart.ts'
import { lapsedProof } from '@card-journey/journey/rules/identity/lapsed-proof.ts'
import {
  isSmartphone,
  unmetAddress,
  unmetRequirement,
  type UnmetPlace,
} from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import { videoKycOutcome } from '@card-journey/journey/rules/video-kyc/video-kyc.ts'
import type { CallProgress, CallWait, QueueTicket } from '@card-journey/providers/video-kyc/port.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'
import { isWithoutVerdict } from './desk-answer.ts'
import { deskHours } from './desk-hours.ts'
import { takeTicket } from './queue-ticket.ts'

type Ticket = Omit<QueueTicket, 'expiresAt'>

export type Queueing =
  /** The ticket on record; `change` is there when it is a new one. */
  | { kind: 'waiting'; ticket: Ticket; change?: Change }
  | { kind: 'deskClosed'; nextOpening?: string }
  | { kind: 'noAgent' }
  /** The Aadhaar check is too old, or the document that stands for it has expired. */
  | { kind: 'identityTooOld'; change: Change }
  /** Browser or device. */
  | { kind: 'unfitDevice' }
  | { kind: 'unfitPlace'; type: UnmetPlace['type'] }
  | { kind: 'unavailable' }

/** Takes a place in the queue: every requirement again, on the server, at the moment of the call (VK-02 to VK-06). */
export async function joinQueue(
  { application, stored, userAgent, ip, at, now, today }: HeldApplication & { userAgent: string; ip: string },
  udc: CallWait['udc'],
  deps: Deps,
): Promise<Queueing> {
  const hours = deskHours(deps.masterData())
  const { videoKyc } = application.facts
  const unmet = unmetRequirement(
    {
      browserSupported: udc.browser !== 'failed',
      smartphone: isSmartphone(userAgent),
      desktopAllowed: deps.config.videoCallOnDesktop,
      position: videoKyc?.location,
    },
    now,
    hours,
  )
  if (unmet?.unmet === 'hours') {
    const taken = await callThat(isTaken, videoKyc, deps)
    return taken ?? { kind: 'deskClosed', nextOpening: unmet.nextOpening }
  }
  const over = lapsedProof(application.facts, now, today, hours)
  if (over) {
    const judged = await callThat(isJudged, videoKyc, deps)
    if (judged) return judged
    return {
      kind: 'identityTooOld',
      change: { next: forgetIdentity(application, now, over), what: 'identity-too-old', detail: { over } },
    }
  }
  if (unmet?.unmet === 'browser' || unmet?.unmet === 'smartphone') return { kind: 'unfitDevice' }
  if (unmet) return { kind: 'unfitPlace', type: unmet.type }

  const address = await deps.systems.location.ip({ ip })
  if (address.kind !== 'answered') return { kind: 'unavailable' }
  const hidden = unmetAddress(address.value)
  if (hidden) return { kind: 'unfitPlace', type: hidden.type }

  const taken = await takeTicket(application, stored.id, udc, at, deps)
  if (taken.kind === 'refused') return { kind: 'noAgent' }
  if (taken.kind !== 'answered') return { kind: 'unavailable' }
  const { expiresAt, ...ticket } = taken.value
  if (ticket.ticket === videoKyc?.ticket) return { kind: 'waiting', ticket }
  const waiting = {
    ...videoKyc,
    udc,
    ip: { ...address.value, at: now },
    ticket: ticket.ticket,
    ticketExpiresAt: expiresAt,
    expectedAt: new Date(Date.parse(now) + ticket.estimateSeconds * 1000).toISOString(),
    expiredAt: undefined,
    expiredIn: undefined,
    room: undefined,
    outcome: undefined,
  }
  const next = setMarkerAfter('vkycCallWait', withFacts(application, { videoKyc: waiting }), 'VKYC_INIT', now)
  return { kind: 'waiting', ticket, change: { next, what: 'call-waiting' } }
}

/** It began while the proof of identity was good. */
const isJudged = ({ status, verdictDue }: CallProgress): boolean =>
  verdictDue || videoKycOutcome(status).kind === 'decided'

/** An agent who has taken a call is there until it ends, also after closing time. */
const isTaken = (call: CallProgress): boolean => call.status !== 'waiting' && !isWithoutVerdict(call)

/** The ticket on record, if the desk says this of its call; undefined otherwise. */
async function callThat(
  holds: (call: CallProgress) => boolean,
  videoKyc: Application['facts']['videoKyc'],
  { systems }: Deps,
): Promise<Extract<Queueing, { kind: 'waiting' | 'unavailable' }> | undefined> {
  const { ticket, room } = videoKyc ?? {}
  if (!ticket || !room) return undefined
  const answer = await systems.videoKyc.status({ ticket })
  if (answer.kind === 'refused') return undefined
  if (answer.kind !== 'answered') return { kind: 'unavailable' }
  return holds(answer.value) ? { kind: 'waiting', ticket: { ticket, place: 0, estimateSeconds: 0 } } : undefined
}
