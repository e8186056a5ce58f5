import { isDeskOpen, type DeskHours } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { unmetRequirement, type Unmet } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import type { Master } from '../../../master/master.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { useDeskHours } from '../../../master/use-desk-hours.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTicks } from '../../../layout/use-ticks.ts'
import { canCall, isSmartphone } from '../device-check.ts'

export interface Requirements {
  hours: Master<DeskHours>
  /** Unknown until hydration. */
  found: { browser: boolean; smartphone: boolean; open: boolean | undefined } | undefined
  /** The first unmet requirement, except the location, which is asked for next. */
  unmet: () => Unmet | undefined
}

/** The requirements that don't depend on the location (VK-03 to VK-06). */
export function useRequirements(): Requirements {
  const desk = useDeskHours()
  const { callOnDesktop = false } = usePageData()
  const { now } = useJourney()
  const hydrated = useHydrated()
  // The desk may close, or open, while the page is read.
  useTicks(5000)
  const known = desk.state === 'here' ? desk.data : undefined
  const at = () => new Date(now()).toISOString()
  return {
    hours: desk,
    found: hydrated
      ? {
          browser: canCall(),
          smartphone: callOnDesktop || isSmartphone(),
          open: known && isDeskOpen(at(), known),
        }
      : undefined,
    unmet() {
      if (!known) return undefined
      const facts = { browserSupported: canCall(), smartphone: isSmartphone(), desktopAllowed: callOnDesktop }
      const unmet = unmetRequirement(facts, at(), known)
      return unmet?.unmet === 'position' ? undefined : unmet
    },
  }
}
