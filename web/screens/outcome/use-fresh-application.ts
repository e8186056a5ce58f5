import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { passes, usePolling, type AwaitedParty } from '../../engine/use-polling.ts'
import { useJourney } from '../../engine/use-journey.ts'

/**
 * Polls the application while someone else acts on it. When its marker moves on, so does the applicant: the guard
 * closes this screen and leads to the current one.
 */
export function useFreshApplication(screen: ScreenId, awaited: AwaitedParty | undefined): void {
  const { application, ask, enter, route } = useJourney()
  const applicationId = application?.applicationReferenceNo
  usePolling(
    async () => {
      const outcome = await ask(applicationDetails, { responseType: 'FULL', ...(applicationId && { applicationId }) })
      if (outcome.ok) {
        await enter(screen)
        return outcome.response?.map(({ completedScreen, version }) => [completedScreen, version])
      }
      if (outcome.failure && !passes(outcome.failure)) await route(outcome.failure)
      return undefined
    },
    applicationId ? awaited : undefined,
  )
}
