import { spendUpdate as call } from '@card-journey/contract/calls/apps/spendUpdate.ts'
import { replayed } from '../../http/replayed.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { changeSpend } from '../../services/card/spend-controls.ts'
import { refuseUnproven } from '../code-replies.ts'

export const spendUpdate = applicantRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const change = await changeSpend(incoming, incoming.request, deps)
    switch (change.kind) {
      case 'changed':
        return success({ control: change.control })
      case 'noCard':
        return refuse('NOT_FOUND')
      case 'notOffered':
        return refuse('FIELDS_REFUSED', { fields: { limit: 'choiceInvalid' } })
      case 'unavailable':
        return refuse('UNAVAILABLE')
      default:
        return refuseUnproven(change, incoming.view)
    }
  }),
)
