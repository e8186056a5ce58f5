import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useEffect } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'

/** Fetches the record when the page is shown again: another tab or device may have added to it, or moved on. */
export function useSeenAgain(screen: ScreenId): void {
  const { load, enter } = useJourney()
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void load().then(() => enter(screen))
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [load, enter, screen])
}
