import { useJourney } from '../../../engine/use-journey.ts'
import { DetailsReview } from './DetailsReview.tsx'
import { MissingDetails } from './MissingDetails.tsx'

/** Asks only for what the bank's file lacks; later, shows what the file has. */
export function EtbPersonalDetailsScreen() {
  const { application } = useJourney()
  const asks = !application || application.completedScreen === 'MISSING_PERSONAL_DETAILS'
  return asks ? <MissingDetails /> : <DetailsReview />
}
