import { useEffect, useState } from 'react'
import { useJourney } from '../engine/use-journey.ts'

/** Whole seconds until a moment (ms by the server's clock), counting down; 0 when it has passed or there is none. */
export function useSecondsLeft(until: number | undefined): number {
  const { now } = useJourney()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const tick = () => setLeft(until === undefined ? 0 : Math.max(0, Math.ceil((until - now()) / 1000)))
    tick()
    if (until === undefined) return undefined
    const timer = setInterval(tick, 1000)
    // A hidden tab's timer rests, and so does that of a sleeping device.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, now])
  return left
}
