import { passes } from '../../engine/use-polling.ts'
import type { Failure } from '../../engine/failure.ts'
import { useJourney } from '../../engine/use-journey.ts'

/** Where a failed poll of the queue or the call leads; a temporary failure leads nowhere. */
export function useLeaveQueue(): (failure: Failure | undefined) => Promise<void> {
  const { go, load, moveOn, route } = useJourney()
  return async (failure) => {
    if (!failure || passes(failure)) return
    const { problem } = failure
    if (problem === 'agentUnavailable') return go('agent-unavailable', { replace: true })
    if (problem === 'TICKET_EXPIRED' || problem === 'NOT_FOUND' || problem === 'WRONG_STATE') {
      // The ticket is gone, or another tab took a new one: the record says where to go (VK-13).
      await load()
      return moveOn({ replace: true })
    }
    await route(failure)
  }
}
