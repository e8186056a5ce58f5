import { breResponseDetails } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { Outcome } from './journey.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { useJourney } from './use-journey.ts'

/**
 * Asks the bank for its decision, with the full-screen loader in the meantime (SC-28), then moves to the next screen; a
 * failure leads to the generic error (BR-14), and coming back asks again under the same run.
 */
export function useDecision(): () => Promise<Outcome> {
  const { ask, application } = useJourney()
  const language = useLanguage()
  const applicationId = application?.applicationReferenceNo ?? ''
  return useCallback(
    () => ask(breResponseDetails, { applicationId, language }, { moveOn: true, waiting: 'decision' }),
    [ask, applicationId, language],
  )
}

/**
 * Asks for the decision automatically if one is due: after an office address (PC-11), after the accepted offer (BR-18).
 */
export function useDueDecision(due: boolean): () => Promise<Outcome> {
  const { pending } = useJourney()
  const decide = useDecision()
  const asked = useRef(false)
  useEffect(() => {
    if (!due) asked.current = false
    // After the save that made it due: two actions of one tab never overlap.
    if (!due || pending || asked.current) return
    asked.current = true
    void decide()
  }, [due, pending, decide])
  return decide
}
