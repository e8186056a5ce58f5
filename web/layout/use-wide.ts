import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

function subscribe(changed: () => void) {
  const query = matchMedia(wide)
  // Safari before 14 only has the older pair of methods.
  if (query.addEventListener) query.addEventListener('change', changed)
  else query.addListener(changed)
  return () => {
    if (query.removeEventListener) query.removeEventListener('change', changed)
    else query.removeListener(changed)
  }
}

let onScreen = false

/** Printing moves nothing: what moves then, when the sheets have been counted, is cut off. */
const isWide = () => (matchMedia('print').matches ? onScreen : (onScreen = matchMedia(wide).matches))

/** Whether there is room for the panel beside the screen. Not in the first HTML. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false)
