import { customerDetails as call } from '@card-journey/contract/calls/etb/customerDetails.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { continueOfferCheck } from '../../services/customer/offer-check.ts'
import { firstLooks } from '../../services/life/address-look.ts'

/** The customer says that the bank has changed what held the application up: the bank is asked again. */
export const customerDetails = applicantRoute(call, async (incoming, deps) => {
  // Nobody is asked about a customer who is not recognised yet.
  if (!incoming.application.crn) return wrongState(incoming.view)
  const check = await continueOfferCheck(incoming.application, incoming.stored.id, 'customerDetails', incoming, deps)
  switch (check.kind) {
    case 'stands': {
      const next = check.application
      return incoming.save({ next, what: 'offer-checked', outbox: firstLooks(next), respond: (saved) => [saved] })
    }
    case 'coolOff':
      return refuse('P103')
    case 'unavailable':
      return refuse('UNAVAILABLE')
  }
})
