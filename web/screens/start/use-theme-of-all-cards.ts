import { useLayoutEffect } from 'react'
import { useJourney } from '../../engine/use-journey.ts'
import { usePageData } from '../../page/page-data.ts'
import { applyTheme } from '../../theme/page-theme.ts'

/**
 * For the pages of all cards: none is selected there, so they have the default theme (PL-08), whichever card was looked at
 * before; that of the application's card, while there is one.
 */
export function useThemeOfAllCards(): void {
  const { application } = useJourney()
  const { policy } = usePageData()
  const own = application?.productCode ?? ''
  useLayoutEffect(() => applyTheme(own, policy), [own, policy])
}
