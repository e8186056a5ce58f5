import { endTicket } from '@card-journey/journey/flow/restart.ts'
import type { CallProgress } from '@card-journey/providers/video-kyc/port.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'

/** Why the desk gave no answer about a ticket. */
export type NoDeskAnswer = { kind: 'unavailable' } | { kind: 'noAgent' } | { kind: 'ticketExpired'; change: Change }

/** A ticket that ran out is remembered: the applicant starts again at requirements (VK-13). */
export function whyNoDeskAnswer(
  answer: Exclude<ProviderResult<unknown>, { kind: 'answered' }>,
  held: HeldApplication,
): NoDeskAnswer {
  if (answer.kind !== 'refused') return { kind: 'unavailable' }
  if (answer.code === 'NO_AGENT' || answer.code === 'DESK_CLOSED') return { kind: 'noAgent' }
  return endedTicket(held)
}

/** The application without the ticket of a call that is over and has no verdict. */
export const endedTicket = ({ application, now }: HeldApplication): NoDeskAnswer => ({
  kind: 'ticketExpired',
  change: {
    next: endTicket(application, now, application.facts.videoKyc?.room ? 'call' : 'queue'),
    what: 'ticket-expired',
  },
})

/** Left, missed or not come back to: the call is over and will have no verdict. */
export const isWithoutVerdict = ({ status, verdictDue }: CallProgress): boolean => status === 'ended' && !verdictDue

/** Whether the desk still holds this call, or works on its verdict; undefined while it can't be asked. */
export async function isCallOn(ticket: string, { systems }: Pick<Deps, 'systems'>): Promise<boolean | undefined> {
  const answer = await systems.videoKyc.status({ ticket })
  if (answer.kind === 'refused') return false
  return answer.kind === 'answered' ? !isWithoutVerdict(answer.value) : undefined
}

/**
 * The application without its ticket, and the desk is told. A save in between (another tab, a poll) doesn't stop it; a
 * call that has begun meanwhile does.
 */
export function giveTicketUp(
  { application, now }: Pick<HeldApplication, 'application' | 'now'>,
  ticket: string,
  what: string,
): Change {
  const { room } = application.facts.videoKyc ?? {}
  return {
    next: endTicket(application, now),
    again: (latest) => {
      const { videoKyc } = latest.facts
      if (!videoKyc?.ticket) return latest
      return videoKyc.ticket === ticket && videoKyc.room === room && !videoKyc.outcome
        ? endTicket(latest, now)
        : undefined
    },
    what,
    outbox: [{ kind: 'leave-queue', reference: `leave-${ticket}`, payload: { ticket } }],
  }
}
