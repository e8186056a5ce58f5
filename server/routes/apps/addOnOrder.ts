import { addOnOrder as call } from '@card-journey/contract/calls/apps/addOnOrder.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { orderAddOn } from '../../services/card/order-add-on.ts'
import { refuseEntry } from '../code-replies.ts'

export const addOnOrder = applicantRoute(call, async (incoming, deps) => {
  const { consent, otp, language, ...answers } = incoming.request
  const ordering = await orderAddOn(incoming, { answers, consent, otp, language }, deps)
  switch (ordering.kind) {
    case 'ordered':
      return incoming.save({ ...ordering.change, respond: () => ({ ordered: ordering.isNew }) })
    case 'noCard':
      return refuse('NOT_FOUND')
    case 'mistakes':
      return refuse('FIELDS_REFUSED', { fields: ordering.fields })
    case 'outdated':
      return refuse('CONSENT_CHANGED', { fields: ordering.fields })
    case 'notOffered':
      return wrongState(incoming.view)
    case 'codeRefused':
      return refuseEntry(ordering.entry)
    case 'unavailable':
      return refuse('UNAVAILABLE')
  }
})
