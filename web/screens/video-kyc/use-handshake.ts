import type { ResponseOf } from '@card-journey/contract/call.ts'
import { vkycCustomerHandshake } from '@card-journey/contract/calls/kyc/vkycCustomerHandshake.ts'
import type { Outcome } from '../../engine/journey.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { useSharePosition } from './use-share-position.ts'

/** Why there is no position to enter with. */
export type NoPosition = 'denied' | 'unavailable'

/**
 * Asks whether an agent is there. The server lets nobody into the room whose position is older than 150 seconds (CO-32),
 * and a queue or a call may last longer: then it is measured again. `undefined`: the applicant is led elsewhere, or the
 * position can't be sent for a moment.
 */
export function useHandshake(): (
  ticket: string,
) => Promise<Outcome<ResponseOf<typeof vkycCustomerHandshake>> | NoPosition | undefined> {
  const { ask } = useJourney()
  const share = useSharePosition()
  return async (ticket) => {
    const outcome = await ask(vkycCustomerHandshake, { ticket })
    if (outcome.ok || outcome.failure?.problem !== 'locationDenied') return outcome
    const shared = await share()
    if (shared === 'shared') return ask(vkycCustomerHandshake, { ticket })
    return shared === 'denied' || shared === 'unavailable' ? shared : undefined
  }
}
