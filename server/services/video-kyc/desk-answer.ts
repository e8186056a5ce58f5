import { endTicket } from '@card-journey/journey/flow/restart.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import { refuse, type Refusal, type Reply } from '../../http/reply.ts'
import type { ByApplicant } from '../../http/route.ts'

/**
 * What it means if the desk gives no result. An expired ticket is recorded: the applicant starts again at requirements
 * (VK-13).
 */
export async function refusalOfDesk(
  answer: Exclude<ProviderResult<unknown>, { kind: 'answered' }>,
  { application, now, save }: ByApplicant<unknown>,
): Promise<Refusal> {
  if (answer.kind !== 'refused') return refuse('UNAVAILABLE')
  if (answer.code === 'NO_AGENT' || answer.code === 'DESK_CLOSED') return refuse('agentUnavailable')
  const expired: Reply<never> = await save<never>({
    next: endTicket(application, now),
    what: 'ticket-expired',
    respond: refuse('TICKET_EXPIRED', { screen: 'requirements' }),
  })
  return expired.ok ? refuse('TICKET_EXPIRED') : expired
}
