import { fetchCardNumber as call } from '@card-journey/contract/calls/apps/fetchCardNumber.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { revealNumber } from '../../services/card/reveal-number.ts'
import { visibleSeconds } from '../../services/card/reveal.ts'
import { refuseUnproven } from '../code-replies.ts'

export const fetchCardNumber = applicantRoute(call, async (incoming, deps) => {
  const reveal = await revealNumber(incoming, incoming.request, deps)
  switch (reveal.kind) {
    case 'revealed':
      return success({ cardNumber: reveal.cardNumber, grant: reveal.grant, visibleSeconds })
    case 'noCard':
      return refuse('NOT_FOUND')
    case 'spent':
      return refuse('TOO_MANY', { retryAfterSeconds: reveal.retryAfterSeconds })
    case 'unavailable':
      return refuse('C102')
    default:
      return refuseUnproven(reveal, incoming.view)
  }
})
