import { useEffect, useState } from 'react'

/** A hidden tab's timer rests, and so does that of a sleeping device or of a page that the browser keeps for Back. */
const awakes: readonly [EventTarget | undefined, string][] =
  typeof window === 'undefined'
    ? []
    : [
        [document, 'visibilitychange'],
        [window, 'pageshow'],
        [window, 'focus'],
      ]

/** Draws anew every so many ms, and when the page is looked at again: what is said of the time stays true. Undefined: not. */
export function useTicks(everyMs: number | undefined): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    if (everyMs === undefined) return undefined
    const tick = () => setCount((count) => count + 1)
    const timer = setInterval(tick, everyMs)
    for (const [target, event] of awakes) target?.addEventListener(event, tick)
    return () => {
      clearInterval(timer)
      for (const [target, event] of awakes) target?.removeEventListener(event, tick)
    }
  }, [everyMs])
}
