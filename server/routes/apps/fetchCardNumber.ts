import { fetchCardNumber as call } from '@card-journey/contract/calls/apps/fetchCardNumber.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { revealNumber } from '../../services/card/reveal-number.ts'
import { visibleSeconds } from '../../services/card/reveal.ts'
import { refuseEntry } from '../code-replies.ts'

export const fetchCardNumber = applicantRoute(call, async (incoming, deps) => {
  const reveal = await revealNumber(incoming, incoming.request, deps)
  switch (reveal.kind) {
    case 'revealed':
      return success({ cardNumber: reveal.cardNumber, grant: reveal.grant, visibleSeconds })
    case 'noCard':
      return refuse('NOT_FOUND')
    case 'opensByPin':
      return refuse('WRONG_STATE', { screen: standing(incoming.view), application: incoming.view })
    case 'pinWrong':
      return refuse('PIN_WRONG', reveal.triesLeft === undefined ? {} : { triesLeft: reveal.triesLeft })
    case 'pinLocked':
      return refuse('PIN101', { until: reveal.until })
    case 'codeRefused':
      return refuseEntry(reveal.entry)
    case 'spent':
      return refuse('TOO_MANY', { retryAfterSeconds: reveal.retryAfterSeconds })
    case 'unavailable':
      return refuse('C102')
  }
})
