import { useEffect, useState } from 'react'

/** Draws anew every so many ms, and when the page is looked at again: what is said of the time stays true on an open page. */
export function useTicks(everyMs: number): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    const tick = () => setCount((count) => count + 1)
    const timer = setInterval(tick, everyMs)
    // A hidden tab's timer rests, and so does that of a sleeping device.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
}
