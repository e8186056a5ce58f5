import { useJourney } from '../../engine/use-journey.ts'
import { pathOf } from '../../routing/routes.ts'

/** The path of verify-mobile for the chosen card, so that it need not be chosen again. */
export function useStartAgain(): string {
  const { application } = useJourney()
  return pathOf('verify-mobile', {
    query: { productLogo: application?.productLogo, feeCode: application?.productFeecode },
  })
}
