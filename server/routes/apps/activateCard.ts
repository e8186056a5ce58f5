import { activateCard as call } from '@card-journey/contract/calls/apps/activateCard.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { activate } from '../../services/card/activation.ts'
import { refuseUnproven } from '../code-replies.ts'

export const activateCard = applicantRoute(call, async (incoming, deps) => {
  const activating = await activate(incoming, incoming.request, deps)
  switch (activating.kind) {
    case 'activated':
      return incoming.save({ ...activating.change, respond: () => ({ activated: true as const }) })
    case 'noCard':
      return refuse('NOT_FOUND')
    case 'outdated':
      return refuse('CONSENT_CHANGED', { fields: activating.fields })
    case 'notNow':
      return wrongState(incoming.view)
    case 'unavailable':
      return refuse('UNAVAILABLE')
    default:
      return refuseUnproven(activating, incoming.view)
  }
})
