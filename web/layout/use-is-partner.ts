import { showsPartnerLogo } from '@card-journey/journey/decision/channels.ts'
import { useHydrated } from '../journey/page-query.ts'
import { keptChannel } from '../journey/entry-data.ts'
import { useJourney } from '../journey/use-journey.ts'

/** The partner's logo stands in the header when channel and client id are both the partner's (SC-30). */
export function useIsPartner(): boolean {
  const { application } = useJourney()
  const hydrated = useHydrated()
  return hydrated && showsPartnerLogo(application ?? keptChannel() ?? {})
}
