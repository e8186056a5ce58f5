import { upiUpdate as call } from '@card-journey/contract/calls/apps/upiUpdate.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { changeOf } from '../../services/card/ended-consent.ts'
import { changeUpi } from '../../services/card/upi.ts'
import { refuseUnproven } from '../code-replies.ts'

export const upiUpdate = applicantRoute(call, async (incoming, deps) =>
  oneAtATime(incoming, changeOf.UPI, deps, async () => {
    const changing = await changeUpi(incoming, incoming.request, deps)
    switch (changing.kind) {
      case 'changed':
        return incoming.save({ ...changing.change, respond: () => changing.shown })
      case 'noCard':
        return refuse('NOT_FOUND')
      case 'noConsent':
        return refuse('FIELDS_REFUSED', { fields: { consentUpi: 'consentRequired' } })
      case 'outdated':
        return refuse('CONSENT_CHANGED', { fields: changing.fields })
      case 'notOffered':
        return wrongState(incoming.view)
      case 'tooMany':
        return refuse('TOO_MANY', { retryAfterSeconds: changing.retryAfterSeconds })
      case 'unavailable':
        return refuse('UNAVAILABLE')
      default:
        return refuseUnproven(changing, incoming.view)
    }
  }),
)
