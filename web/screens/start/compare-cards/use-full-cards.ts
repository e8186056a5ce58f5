import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** Whether there is room for cards with words on them. A sheet of paper is asked about its width only by styles. */
export const useFullCards = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia('(min-width: 768px)').matches,
    () => false,
  )
