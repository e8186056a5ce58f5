import type { Application } from '@card-journey/journey/application/application.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { agentNoteOf } from '@card-journey/journey/rules/identity/mobile-risk.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { CallWait, QueueTicket } from '@card-journey/providers/video-kyc/port.ts'
import type { Deps } from '../../compose.ts'
import { effectOnce } from '../effect-once.ts'
import { bookedAhead } from './booked-calls.ts'
import { isWithoutVerdict } from './desk-answer.ts'
import { gatewayReference } from '../messages/send-message.ts'
import { knownMobileRisk } from '../identity/mobile-risk.ts'

/** Upper bound on expired tickets whose save was lost; more than an applicant can lose. */
const lostTickets = 10

/**
 * An applicant's only ticket at the video desk: the live one on record, else the one after the last that ended. Its
 * name says what it was requested for, so that any number of simultaneous callers get the same one.
 */
export async function takeTicket(
  application: Application,
  applicationId: string,
  udc: CallWait['udc'],
  at: number,
  deps: Deps,
): Promise<ProviderResult<QueueTicket>> {
  const { aadhaar, scan, videoKyc } = application.facts
  const live = await liveTicket(videoKyc, deps)
  if (live) return live
  const away = await leaveEnded(applicationId, videoKyc, deps)
  if (away) return away
  const [person] = application.applicantDetails
  const asked = {
    applicationReferenceNo: applicationId,
    mobileNumber: person.mobileNumber,
    name: fullNameOf(person),
    language: aadhaar?.consentLanguage ?? 'en',
    aadhaarReferenceKey: aadhaar?.referenceKey,
  }
  // Only the agent proves that it is the applicant's.
  const identityDocument =
    scan && !aadhaar?.verifiedAt
      ? { kind: scan.document, documentId: scan.documentId, validUntil: scan.validUntil }
      : undefined
  // Beside what names the ticket: a register that answers meanwhile makes no second one.
  const note = agentNoteOf(await knownMobileRisk(application, at, deps))
  const bookedFor = await bookedAhead({ id: applicationId }, at, deps)
  let after = videoKyc?.ticket ?? videoKyc?.endedTicket
  for (let lost = 0; ; lost++) {
    const answer = await effectOnce(
      deps,
      {
        applicationId,
        system: 'video-kyc',
        intent: 'wait',
        about: { ...asked, document: identityDocument?.documentId, after },
      },
      deps.systems.videoKyc.callWait,
      { ...asked, identityDocument, udc, note, bookedFor },
      // A desk without an agent may have one a minute later, and no request is answered by the ticket it comes after.
      { at, isUsable: (given) => given.kind === 'answered' && given.value.ticket !== after },
    )
    if (answer.kind !== 'answered' || Date.parse(answer.value.expiresAt) > at || lost === lostTickets) return answer
    after = answer.value.ticket
  }
}

/** What the desk is told of a ticket that is given back: the same, whoever tells it first. */
export const leavingReference = (applicationId: string, ticket: string): string =>
  gatewayReference(applicationId, `leave-${ticket}`)

/**
 * Gives the last ticket back, because its job may still be due: an applicant who waits keeps their ticket, and would be
 * given it again. A call that is over, or whose verdict is due, is left as it is.
 */
async function leaveEnded(
  applicationId: string,
  videoKyc: Application['facts']['videoKyc'],
  { systems }: Deps,
): Promise<Extract<ProviderResult<never>, { kind: 'unavailable' | 'unknown' }> | undefined> {
  const { ticket, endedTicket } = videoKyc ?? {}
  if (ticket || !endedTicket) return undefined
  const reference = leavingReference(applicationId, endedTicket)
  const left = await systems.videoKyc.leave({ ticket: endedTicket, reference })
  return left.kind === 'unavailable' || left.kind === 'unknown' ? left : undefined
}

/** The ticket on record with its place, unless the desk says that it has ended. */
async function liveTicket(
  videoKyc: Application['facts']['videoKyc'],
  { systems }: Deps,
): Promise<Exclude<ProviderResult<QueueTicket>, { kind: 'refused' }> | undefined> {
  const { ticket, ticketExpiresAt = '' } = videoKyc ?? {}
  if (!ticket) return undefined
  const asked = await systems.videoKyc.status({ ticket })
  if (asked.kind === 'refused') return undefined
  if (asked.kind !== 'answered') return asked
  if (isWithoutVerdict(asked.value)) return undefined
  if (asked.value.status === 'ended') {
    return { ...asked, value: { ticket, place: 0, estimateSeconds: 0, expiresAt: ticketExpiresAt } }
  }
  const queue = await systems.videoKyc.handshake({ ticket })
  if (queue.kind !== 'answered') return queue.kind === 'refused' ? undefined : queue
  const { place, estimateSeconds } = queue.value.state === 'waiting' ? queue.value : { place: 0, estimateSeconds: 0 }
  return { ...queue, value: { ticket, place, estimateSeconds, expiresAt: ticketExpiresAt } }
}
