import { addressUpdate as call } from '@card-journey/contract/calls/etb/addressUpdate.ts'
import { applicantRoute } from '../../http/route.ts'
import { updateAddress } from '../../services/customer/update-address.ts'
import { readStep, saveStep } from '../step-reply.ts'

/** An address for the bank's own file (PC-12): saved, and handed on to the bank. */
export const addressUpdate = applicantRoute(call, async (incoming, deps) => {
  const step = readStep(incoming)
  return step.ok ? saveStep(await updateAddress(incoming, step.response, deps), incoming) : step
})
