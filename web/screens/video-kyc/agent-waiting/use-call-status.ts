import { vkycCustomerStatus } from '@card-journey/contract/calls/kyc/vkycCustomerStatus.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePolling } from '../../../engine/use-polling.ts'
import { useLeaveQueue } from '../use-leave-queue.ts'

export type CallStatus = ResponseOf<typeof vkycCustomerStatus>['state']

const talking: readonly (CallStatus | undefined)[] = ['inCall', 'ended']

/** What the desk says about the call, until its result leads on. */
export function useCallStatus(): CallStatus | undefined {
  const { application, ask, enter } = useJourney()
  const leave = useLeaveQueue()
  const [state, setState] = useState<CallStatus>()
  usePolling(
    async () => {
      const outcome = await ask(vkycCustomerStatus, {})
      if (!outcome.ok) return leave(outcome.failure)
      setState(outcome.response.state)
      // A result has moved the marker: this screen closes and leads to the current one.
      await enter('agent-waiting')
      return outcome.response.state
    },
    application?.facts.videoKyc?.ticket ? (talking.includes(state) ? 'call' : 'queue') : undefined,
    { evenHidden: true },
  )
  return state
}
