import { vkycCustomerStatus } from '@card-journey/contract/calls/kyc/vkycCustomerStatus.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { passes, usePolling } from '../../../engine/use-polling.ts'

/**
 * After a call that was left or lost, asks the desk until it is over, so that another one can be booked here; a verdict
 * leads on.
 */
export function useCallEnd(): void {
  const { application, ask, enter, load } = useJourney()
  const { ticket, room, outcome } = application?.facts.videoKyc ?? {}
  usePolling(
    async () => {
      const answer = await ask(vkycCustomerStatus, {})
      if (answer.ok) {
        await enter('kyc-later')
        return answer.response.state
      }
      if (answer.failure && !passes(answer.failure)) await load()
      return answer.failure?.problem
    },
    ticket && room && !outcome ? 'queue' : undefined,
  )
}
