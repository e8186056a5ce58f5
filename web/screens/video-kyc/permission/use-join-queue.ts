import { vkycCallWait } from '@card-journey/contract/calls/kyc/vkycCallWait.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSharePosition } from '../use-share-position.ts'
import type { Udc } from './use-device-check.ts'

/** Age in ms after which a position is measured again, because the call to the server takes time too. */
const margin = 30_000

/** Takes a place in the queue, with a fresh position (CO-32), and goes where that leads. */
export function useJoinQueue(): (udc: Udc) => Promise<void> {
  const { state, now, load, go, moveOn } = useJourney()
  const attempt = useAttempt()
  const share = useSharePosition()
  const { locationMaxAgeMs } = usePageData().policy
  return async (udc) => {
    const measuredAt = state().application?.facts.videoKyc?.location?.at
    if (!measuredAt || now() - Date.parse(measuredAt) > locationMaxAgeMs - margin) {
      const shared = await share()
      if (shared === 'denied' || shared === 'unavailable') go('location')
      if (shared !== 'shared') return
    }
    const waiting = await attempt(vkycCallWait, { udc }, [
      'agentUnavailable',
      'locationDenied',
      'P105',
      'P106',
      'WRONG_STATE',
    ])
    if (waiting.ok) return moveOn()
    const { problem } = waiting.failure ?? {}
    if (problem === 'agentUnavailable') go('agent-unavailable')
    else if (problem === 'locationDenied') go('location')
    else if (problem === 'P105' || problem === 'P106') go('kyc-unable-to-proceed', { query: { unmet: problem } })
    else if (problem === 'WRONG_STATE') {
      // The proof of identity is too old, or another tab has moved on: the record says where.
      await load()
      await moveOn({ replace: true })
    }
  }
}
