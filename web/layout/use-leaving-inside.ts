import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useEffect, useRef } from 'react'
import { isInside } from '../routing/routes.ts'
import { useJourney } from '../engine/use-journey.ts'

/** Leaving the screens under /auth without leaving the page, by the logo or a link, yields the hold too (RO-14). */
export function useLeavingInside(screen: ScreenId): void {
  const { tellLeaving } = useJourney()
  const inside = useRef<ScreenId>(undefined)
  useEffect(() => {
    const left = inside.current
    inside.current = isInside(screen) ? screen : undefined
    if (left && !inside.current) void tellLeaving(left)
  }, [screen, tellLeaving])
}
