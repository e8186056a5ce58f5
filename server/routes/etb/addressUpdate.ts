import { addressUpdate as call } from '@card-journey/contract/calls/etb/addressUpdate.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { updateAddress } from '../../services/customer/update-address.ts'
import { readStep, saveStep } from '../step-reply.ts'

/** An address for the bank's own file (PC-12): saved, and handed on to the bank. */
export const addressUpdate = applicantRoute(call, async (incoming, deps) => {
  const step = readStep(incoming)
  if (!step.ok) return step
  const { stored } = incoming
  // The bank takes the address that comes last, the record the one that is saved first: they must be the same one.
  return oneAtATime(incoming, 'address-update', deps, async () => {
    const latest = await deps.store.applications.read(stored.id)
    if (latest && latest.version !== stored.version)
      return refuse('VERSION_CONFLICT', { application: viewOf(latest.document) })
    return saveStep(await updateAddress(incoming, step.response, deps), incoming)
  })
})
