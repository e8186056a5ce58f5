import { useEffect, useState } from 'react'

/** A hidden tab's timer rests, and so does that of a sleeping device or of a page that the browser keeps for Back. */
const awakes = ['visibilitychange', 'pageshow', 'focus']

/** On its way down to the document: Safari before 14 lets it not rise from there. A field's focus is none of ours. */
const onTheWayDown = (event: string) => event !== 'focus'

/** Draws anew every so many ms, and when the page is looked at again: what is said of the time stays true. Undefined: not. */
export function useTicks(everyMs: number | undefined): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    if (!everyMs) return undefined
    const tick = () => setCount((count) => count + 1)
    const timer = setInterval(tick, everyMs)
    for (const event of awakes) addEventListener(event, tick, onTheWayDown(event))
    return () => {
      clearInterval(timer)
      for (const event of awakes) removeEventListener(event, tick, onTheWayDown(event))
    }
  }, [everyMs])
}
