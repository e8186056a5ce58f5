import { customerOfferDetails as call } from '@card-journey/contract/calls/etb/customerOfferDetails.ts'
import { refuse } from '../../http/reply.ts'
import { takeStepAndCheckOffer } from '../../services/customer/take-step-and-check-offer.ts'
import { slowRoute } from '../slow-route.ts'
import { readStep, saveStep } from '../step-reply.ts'

/** The offer of the card on record, after a screen that changes which one holds (NX-E-22). */
export const customerOfferDetails = slowRoute(call, 'details', async (incoming, deps) => {
  const step = readStep(incoming)
  if (!step.ok) return step
  const checked = await takeStepAndCheckOffer(incoming, step.response, deps)
  return checked.kind === 'coolOff' ? refuse('P103') : saveStep(checked, incoming)
})
