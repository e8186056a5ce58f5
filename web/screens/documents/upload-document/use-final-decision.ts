import { finalBre } from '@card-journey/contract/calls/eligibility/finalBre.ts'
import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'

/** Asks for the decision after documents until the analysis has read them, less and less often; then moves on. */
export function useFinalDecision(): () => Promise<Outcome> {
  const { state, moveOn, update } = useJourney()
  const attempt = useAttempt()
  const { systems } = usePageData().policy.pageLooks
  return async () => {
    const applicationId = state().application?.applicationReferenceNo ?? ''
    update({ pending: true, waiting: 'decision' })
    try {
      for (let looks = 0; ; looks++) {
        const outcome = await attempt(finalBre, { applicationId })
        if (!outcome.ok) return outcome
        if (outcome.response.state !== 'working') {
          await moveOn()
          return outcome
        }
        await new Promise((again) => setTimeout(again, nextLookMs(looks, systems)))
      }
    } finally {
      update({ pending: false, waiting: undefined })
    }
  }
}
