import type { Repeat } from '@card-journey/contract/call.ts'
import { refuse } from '../http/reply.ts'
import type { SaveChange } from '../http/saving.ts'
import type { NoDeskAnswer } from '../services/video-kyc/desk-answer.ts'

/** The reply when the video desk gave no answer; a ticket that ran out is saved with it. */
export function refuseWithoutDesk<R extends Repeat>(why: NoDeskAnswer, save: SaveChange<R>) {
  switch (why.kind) {
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'noAgent':
      return refuse('agentUnavailable')
    case 'ticketExpired':
      return save<never, 'TICKET_EXPIRED'>({
        ...why.change,
        respond: refuse('TICKET_EXPIRED', { screen: 'requirements' }),
      })
  }
}
