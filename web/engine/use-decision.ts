import { breResponseDetails } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { useCallback, useEffect, useRef } from 'react'
import { about } from './about.ts'
import type { Outcome } from './journey.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { useJourney } from './use-journey.ts'

/**
 * Asks the bank for its decision, with the full-screen loader in the meantime (SC-28), then moves to the next screen; a
 * failure leads to the generic error (BR-14), and coming back asks again under the same run.
 */
export function useDecision(): () => Promise<Outcome> {
  const { ask } = useJourney()
  const language = useLanguage()
  return useCallback(
    () =>
      ask(breResponseDetails, about({ language }), {
        moveOn: true,
        waiting: 'decision',
      }),
    [ask, language],
  )
}

/**
 * Asks for the decision automatically if one is due: after an office address (PC-11), after the accepted offer (BR-18).
 */
export function useDueDecision(due: boolean): () => Promise<Outcome> {
  const { pending, application, load } = useJourney()
  const underWay = application?.underWay !== undefined
  const decide = useDecision()
  const asked = useRef(false)
  useEffect(() => {
    if (!due) asked.current = false
    // After the save that made it due: two actions of one tab never overlap.
    if (!due || pending || asked.current) return
    // Another page asked, before a reload or elsewhere: looks until that is over, if nothing looks already.
    if (underWay) return void load()
    asked.current = true
    void decide()
  }, [due, pending, underWay, decide, load])
  return decide
}
