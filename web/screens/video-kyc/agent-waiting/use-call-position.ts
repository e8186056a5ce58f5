import type { Call } from '@card-journey/ui/call/call.ts'
import { useEffect, useState } from 'react'

export interface CallPosition {
  /** Why the desk does not know where the device is; without that the agent can't approve. */
  missing: 'denied' | 'unavailable' | undefined
  again: () => void
}

/** Between two positions in one session. */
const everyMs = 20_000

/** Tells the desk where the device is in each session of the call: recording and pictures carry it. */
export function useCallPosition(call: Call | undefined, session: number | undefined): CallPosition {
  const [missing, setMissing] = useState<CallPosition['missing']>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!call || session === undefined) return undefined
    if (!('geolocation' in navigator)) return setMissing('unavailable')
    let toldAt = -Infinity
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        setMissing(undefined)
        if (performance.now() - toldAt < everyMs) return
        toldAt = performance.now()
        call.tellPosition(coords)
      },
      (error) => setMissing(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { maximumAge: 0 },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [call, session, tries])
  return { missing, again: () => setTries((count) => count + 1) }
}
