import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'

/** Time to read where the page leads, in ms; the applicant can stop it (WCAG 2.2.1). */
const timeToRead = 6000

/** Leaves automatically after a while, unless stopped. `leaving` while the time runs. */
export function useLeaveIn(url: string | undefined, leave: () => void): { leaving: boolean; stay: () => void } {
  const { now } = useJourney()
  const [leaving, setLeaving] = useState(false)
  const latest = useRef(leave)
  latest.current = leave

  useEffect(() => setLeaving(url !== undefined), [url])
  useEffect(() => {
    if (!leaving) return undefined
    const at = now() + timeToRead
    const timer = setInterval(() => {
      if (now() < at) return
      setLeaving(false)
      latest.current()
    }, 500)
    return () => clearInterval(timer)
  }, [leaving, now])
  return { leaving, stay: () => setLeaving(false) }
}
