import { endTicket } from '@card-journey/journey/flow/restart.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'

/** Why the desk gave no answer about a ticket. */
export type NoDeskAnswer = { kind: 'unavailable' } | { kind: 'noAgent' } | { kind: 'ticketExpired'; change: Change }

/** A ticket that ran out is remembered: the applicant starts again at requirements (VK-13). */
export function whyNoDeskAnswer(
  answer: Exclude<ProviderResult<unknown>, { kind: 'answered' }>,
  { application, now }: HeldApplication,
): NoDeskAnswer {
  if (answer.kind !== 'refused') return { kind: 'unavailable' }
  if (answer.code === 'NO_AGENT' || answer.code === 'DESK_CLOSED') return { kind: 'noAgent' }
  return { kind: 'ticketExpired', change: { next: endTicket(application, now), what: 'ticket-expired' } }
}
