import { statementUpdate as call } from '@card-journey/contract/calls/apps/statementUpdate.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { changeOf } from '../../services/card/ended-consent.ts'
import { changeBilling } from '../../services/card/billing.ts'
import { refuseUnproven } from '../code-replies.ts'

export const statementUpdate = applicantRoute(call, async (incoming, deps) =>
  oneAtATime(
    incoming,
    incoming.request.change.of === 'autopay' ? changeOf.AUTOPAY : 'statement-change',
    deps,
    async () => {
      const changing = await changeBilling(incoming, incoming.request, deps)
      switch (changing.kind) {
        case 'changed':
          return incoming.save({ ...changing.change, respond: () => ({ changed: true as const }) })
        case 'noCard':
          return refuse('NOT_FOUND')
        case 'noConsent':
          return refuse('FIELDS_REFUSED', { fields: { consentAutopay: 'consentRequired' } })
        case 'outdated':
          return refuse('CONSENT_CHANGED', { fields: changing.fields })
        case 'notOffered':
          return refuse('FIELDS_REFUSED', { fields: { [incoming.request.change.of]: 'choiceInvalid' } })
        case 'tooMany':
          return refuse('TOO_MANY', { retryAfterSeconds: changing.retryAfterSeconds })
        case 'unavailable':
          return refuse('UNAVAILABLE')
        default:
          return refuseUnproven(changing, incoming.view)
      }
    },
  ),
)
