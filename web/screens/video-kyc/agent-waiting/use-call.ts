import { vkycCustomerStatus } from '@card-journey/contract/calls/kyc/vkycCustomerStatus.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { useEffect, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePolling } from '../../../engine/use-polling.ts'
import { closeDevices, openDevices } from '../device-check.ts'
import { useLeaveQueue } from '../use-leave-queue.ts'

export type CallState = ResponseOf<typeof vkycCustomerStatus>['state']

const talking: readonly (CallState | undefined)[] = ['inCall', 'ended']

/** The state of the call, until its result leads on. */
export function useCall(): CallState | undefined {
  const { application, ask, enter } = useJourney()
  const leave = useLeaveQueue()
  const [state, setState] = useState<CallState>()
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
  )
  return state
}

/** The applicant's own picture while the screen is open; `null` if there is none. */
export function useOwnPicture(): MediaStream | undefined | null {
  const [stream, setStream] = useState<MediaStream | null>()
  useEffect(() => {
    let opened: MediaStream | undefined
    let left = false
    void openDevices().then((devices) => {
      opened = devices.stream
      if (left) closeDevices(opened)
      else setStream(opened ?? null)
    })
    return () => {
      left = true
      closeDevices(opened)
    }
  }, [])
  return stream
}
