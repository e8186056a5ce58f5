import type { Address } from '@card-journey/journey/application/address.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { addressOf } from '@card-journey/journey/application/due.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import type { HostAddress } from '@card-journey/providers/core-bank/host-address.ts'
import type { Deps } from '../../compose.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { firstLooks } from '../life/address-look.ts'
import { takeStep, type StepTaken } from '../step/take-step.ts'

type Step = Parameters<typeof takeStep>[1]

/**
 * Saves an address that an existing customer typed and asks the bank to take it into its file, once for each address and
 * round. The application then waits at ADDRESS_UPDATE_PENDING; looks at the bank's file move it on.
 */
export async function updateAddress(
  held: HeldApplication & { transactionId: string },
  step: Step,
  deps: Deps,
): Promise<StepTaken> {
  const taken = await takeStep(held, { ...step, call: 'addressUpdate' }, deps)
  if (taken.kind === 'denied') return taken
  const { change } = taken
  const { next } = change
  const address = typed(next, step.screen)
  const rounds = next.facts.addressUpdate?.rounds ?? 0
  if (!next.crn || !address) throw new Error('an address update needs a customer number and an address')
  const request = { crn: next.crn, address: toHost(address) }
  const answer = await effectOnce(
    deps,
    {
      applicationId: held.stored.id,
      system: 'core-bank',
      intent: 'address-update',
      about: { crn: next.crn, rounds, ...request.address },
    },
    deps.systems.coreBank.updateAddress,
    request,
    { at: held.at },
  )
  if (answer.kind !== 'answered') return { kind: 'denied', denial: { kind: 'unavailable' } }
  const waiting = setMarkerAfter(
    'addressUpdate',
    withFacts(next, { addressUpdate: { rounds: rounds + 1, askedAt: held.now } }),
    'ADDRESS_UPDATE_PENDING',
    held.now,
  )
  return {
    ...taken,
    change: {
      ...change,
      next: waiting,
      outbox: [...(change.outbox ?? []), ...firstLooks(waiting)],
    },
  }
}

const typed = (application: Application, screen: string): Address | undefined =>
  addressOf(viewOf(application), screen === 'detail-delivery-address' ? 'DELIVERY' : 'RESIDENCE')

const toHost = ({ addressLine1, addressLine2, landmark, city, state, pincode }: Address): HostAddress => ({
  type: 'H',
  addressLine1,
  addressLine2,
  landmark,
  city,
  state,
  pincode,
})
