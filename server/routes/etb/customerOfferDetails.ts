import { customerOfferDetails as call } from '@card-journey/contract/calls/etb/customerOfferDetails.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { takeStepAndCheckOffer } from '../../services/customer/take-step-and-check-offer.ts'
import { saveStep, typingTime } from '../step-reply.ts'

/** The offer of the card on record, after a screen that changes which one holds (NX-E-22). */
export const customerOfferDetails = applicantRoute(call, async (incoming, deps) => {
  const { request, view, stored, at } = incoming
  const { applicationReferenceNo, version, screen, action, completedScreen, ...answers } = request.applicationDetails
  if (applicationReferenceNo !== stored.id) return refuse('NOT_FOUND')
  if (version !== stored.version) return refuse('VERSION_CONFLICT', { application: view })
  const typedAt = typingTime(request.typedAt, at)
  const checked = await takeStepAndCheckOffer(
    incoming,
    { screen, action, answers, completedScreen, language: 'en', typedAt },
    deps,
  )
  return checked.kind === 'coolOff' ? refuse('P103') : saveStep(checked, incoming)
})
