import { finalBre } from '@card-journey/contract/calls/eligibility/finalBre.ts'
import { useCallback } from 'react'
import { about } from '../../engine/about.ts'
import { passes } from '../../engine/use-polling.ts'
import type { Waiting } from '../../engine/journey.ts'
import { useJourney } from '../../engine/use-journey.ts'

/** `missing`: a month of slips is due after all. `failed`: shown elsewhere, or to be asked again. */
export type FinalState = 'working' | 'notAccepted' | 'decided' | 'missing' | 'failed'

/** Asks once for the decision on the documents (BR-20). When it is made, the applicant moves on. */
export function useFinalDecision(waiting?: Waiting): () => Promise<FinalState> {
  const { ask, moveOn, route, update } = useJourney()
  return useCallback(async () => {
    if (waiting) update({ waiting, problem: undefined })
    try {
      const outcome = await ask(finalBre, about({}))
      if (outcome.ok) {
        if (outcome.response.state === 'decided') await moveOn()
        return outcome.response.state
      }
      if (Object.keys(outcome.fields).length > 0) return 'missing'
      if (outcome.failure && !passes(outcome.failure)) await route(outcome.failure)
      else if (waiting) update({ problem: outcome.failure })
      return 'failed'
    } finally {
      if (waiting) update({ waiting: undefined })
    }
  }, [ask, moveOn, route, update, waiting])
}
