import { breResponseDetails } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { Outcome } from './journey.ts'
import { useJourney } from './use-journey.ts'

/**
 * Asks the bank for its decision. The full-screen loader stands meanwhile (SC-28), then the applicant goes where they
 * stand; a failure leads to the generic error (BR-14), and coming back asks again under the same run.
 */
export function useDecision(): () => Promise<Outcome> {
  const { ask, application } = useJourney()
  const applicationId = application?.applicationReferenceNo ?? ''
  return useCallback(
    () => ask(breResponseDetails, { applicationId }, { moveOn: true, waiting: 'decision' }),
    [ask, applicationId],
  )
}

/** Asks for the decision by itself where one is due: after an office address (PC-11), after the accepted offer (BR-18). */
export function useDueDecision(due: boolean): () => Promise<Outcome> {
  const { pending } = useJourney()
  const decide = useDecision()
  const asked = useRef(false)
  useEffect(() => {
    if (!due) asked.current = false
    // The save that made it due ends first: two actions of one tab never overlap.
    if (!due || pending || asked.current) return
    asked.current = true
    void decide()
  }, [due, pending, decide])
  return decide
}
