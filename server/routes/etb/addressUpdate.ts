import { addressUpdate as call } from '@card-journey/contract/calls/etb/addressUpdate.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { updateAddress } from '../../services/customer/update-address.ts'
import { saveStep, typingTime } from '../step-reply.ts'

/** An address for the bank's own file (PC-12): saved, and handed on to the bank. */
export const addressUpdate = applicantRoute(call, async (incoming, deps) => {
  const { request, view, stored, at } = incoming
  const { applicationReferenceNo, version, screen, action, completedScreen, ...answers } = request.applicationDetails
  if (applicationReferenceNo !== stored.id) return refuse('NOT_FOUND')
  if (version !== stored.version) return refuse('VERSION_CONFLICT', { application: view })
  const typedAt = typingTime(request.typedAt, at)
  const step = { screen, action, answers, completedScreen, language: 'en', typedAt }
  return saveStep(await updateAddress(incoming, step, deps), incoming)
})
