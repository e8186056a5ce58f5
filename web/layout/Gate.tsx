import type { ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { useEffect, type ReactNode } from 'react'
import { isInside } from '../routes.ts'
import { useJourney } from '../journey/use-journey.ts'

/**
 * The authentication gate (RT-15, RO-11): entering a screen under /auth asks the journey whether it is open; it leads
 * elsewhere where it is not. The first HTML shows meanwhile.
 */
export function Gate({ screen, children }: { screen: ScreenId; children: ReactNode }) {
  const { enter } = useJourney()
  useEffect(() => {
    if (isInside(screen)) void enter(screen)
  }, [screen, enter])
  return children
}
