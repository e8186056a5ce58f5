import { getDownTimeDetails } from '@card-journey/contract/calls/master/getDownTimeDetails.ts'
import { useEffect } from 'react'
import { useJourney } from '../engine/use-journey.ts'

/** With the sandbox bank: its clock may have been changed while this page was left, so the time is fetched again. */
export function SandboxClock() {
  const { ask, update } = useJourney()
  useEffect(() => {
    const look = () => {
      // Any response carries the server's time.
      if (!document.hidden) void ask(getDownTimeDetails, {}).then(() => update({}))
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [ask, update])
  return null
}
