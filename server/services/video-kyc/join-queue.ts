import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { forgetIdentity } from '@card-journey/journey/flow/restart.ts'
import { isAadhaarFresh } from '@card-journey/journey/rules/identity/aadhaar-fresh-until.ts'
import {
  isSmartphone,
  unmetAddress,
  unmetRequirement,
  type UnmetPlace,
} from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import type { CallWait, QueueTicket } from '@card-journey/providers/video-kyc/port.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'
import { deskHours } from './desk-hours.ts'
import { takeTicket } from './queue-ticket.ts'

type Ticket = Omit<QueueTicket, 'expiresAt'>

export type Queueing =
  /** The ticket on record; `change` is there when it is a new one. */
  | { kind: 'waiting'; ticket: Ticket; change?: Change }
  | { kind: 'deskClosed'; nextOpening?: string }
  | { kind: 'noAgent' }
  | { kind: 'identityTooOld'; change: Change }
  /** Browser or device. */
  | { kind: 'unfitDevice' }
  | { kind: 'unfitPlace'; type: UnmetPlace['type'] }
  | { kind: 'unavailable' }

/** Takes a place in the queue: every requirement again, on the server, at the moment of the call (VK-02 to VK-06). */
export async function joinQueue(
  { application, stored, userAgent, ip, at, now }: HeldApplication & { userAgent: string; ip: string },
  udc: CallWait['udc'],
  deps: Deps,
): Promise<Queueing> {
  const hours = deskHours(deps.masterData())
  const { aadhaar, videoKyc } = application.facts
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
  if (unmet?.unmet === 'hours') return { kind: 'deskClosed', nextOpening: unmet.nextOpening }
  if (aadhaar?.verifiedAt && !isAadhaarFresh(aadhaar.verifiedAt, now, hours))
    return { kind: 'identityTooOld', change: { next: forgetIdentity(application, now), what: 'identity-too-old' } }
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
    expiredAt: undefined,
    room: undefined,
    outcome: undefined,
  }
  const next = setMarkerAfter('vkycCallWait', withFacts(application, { videoKyc: waiting }), 'VKYC_INIT', now)
  return { kind: 'waiting', ticket, change: { next, what: 'call-waiting' } }
}
