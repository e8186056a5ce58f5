import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { passes, usePolling } from '../../journey/use-polling.ts'
import { useJourney } from '../../journey/use-journey.ts'

/**
 * Fetches the application every so many ms while the page is visible. When its marker has moved on, so does the
 * applicant: the guard closes this screen and leads to where they stand.
 */
export function useFreshApplication(screen: ScreenId, everyMs: number | undefined): void {
  const { application, ask, enter, route } = useJourney()
  const applicationId = application?.applicationReferenceNo
  usePolling(
    async () => {
      const outcome = await ask(applicationDetails, { responseType: 'FULL', ...(applicationId && { applicationId }) })
      if (outcome.ok) await enter(screen)
      else if (outcome.failure && !passes(outcome.failure)) await route(outcome.failure)
    },
    applicationId ? everyMs : undefined,
  )
}
