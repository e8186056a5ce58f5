import type { Application } from '@card-journey/journey/application/application.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { agentNoteOf } from '@card-journey/journey/rules/identity/mobile-risk.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { CallWait, QueueTicket } from '@card-journey/providers/video-kyc/port.ts'
import type { Deps } from '../../compose.ts'
import { effectOnce, onlyAnswers } from '../effect-once.ts'
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
  const { aadhaar, videoKyc } = application.facts
  const live = await liveTicket(videoKyc, deps)
  if (live) return live
  const [person] = application.applicantDetails
  const asked = {
    applicationReferenceNo: applicationId,
    mobileNumber: person.mobileNumber,
    name: fullNameOf(person),
    language: aadhaar?.consentLanguage ?? 'en',
    aadhaarReferenceKey: aadhaar?.referenceKey,
  }
  // Beside what names the ticket: a register that answers meanwhile makes no second one.
  const note = agentNoteOf(await knownMobileRisk(application, at, deps))
  let after = videoKyc?.ticket ?? videoKyc?.endedTicket
  for (let lost = 0; ; lost++) {
    const answer = await effectOnce(
      deps,
      { applicationId, system: 'video-kyc', intent: 'wait', about: { ...asked, after } },
      deps.systems.videoKyc.callWait,
      { ...asked, udc, note },
      // A desk without an agent may have one a minute later.
      { at, isUsable: onlyAnswers },
    )
    if (answer.kind !== 'answered' || Date.parse(answer.value.expiresAt) > at || lost === lostTickets) return answer
    after = answer.value.ticket
  }
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
  if (asked.value.status === 'ended') return undefined
  const queue = await systems.videoKyc.handshake({ ticket })
  if (queue.kind !== 'answered') return queue.kind === 'refused' ? undefined : queue
  const { place, estimateSeconds } = queue.value.state === 'waiting' ? queue.value : { place: 0, estimateSeconds: 0 }
  return { ...queue, value: { ticket, place, estimateSeconds, expiresAt: ticketExpiresAt } }
}
