import { useSyncExternalStore } from 'react'

// Not the query's own changes: a sheet of paper is narrower than the window, and what moves once the sheets have been
// counted is cut off. Safari before 14 tells those in another way, too.
function subscribe(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

let query: MediaQueryList | undefined

/** Whether there is room for the panel beside the screen. Not in the first HTML. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (query ??= matchMedia('(min-width: 1024px)')).matches,
    () => false,
  )
