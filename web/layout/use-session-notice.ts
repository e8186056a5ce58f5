import { sessionNotice, type SessionNotice } from '@card-journey/journey/rules/life/session-notice.ts'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../engine/use-journey.ts'
import { usePageData } from '../page/page-data.ts'

/** How often the time is looked at, in ms. The notice counts in minutes. */
const pace = 5000

/** After which of these the device may have slept, or the tab may have been frozen. */
const awakes: readonly [EventTarget | undefined, string][] =
  typeof window === 'undefined'
    ? []
    : [
        [document, 'visibilitychange'],
        [window, 'pageshow'],
        [window, 'focus'],
      ]

/** What there is to say about the end of this session, by the server's clock. */
export function useSessionNotice(): SessionNotice {
  const { sessionEndsAt, now } = useJourney()
  const { policy } = usePageData()
  const heard = useRef<{ end: string | undefined; at: number }>(undefined)
  if (heard.current?.end !== sessionEndsAt) heard.current = { end: sessionEndsAt, at: now() }
  const [, setLooks] = useState(0)
  const known = sessionEndsAt !== undefined
  useEffect(() => {
    if (!known) return undefined
    const look = () => setLooks((looks) => looks + 1)
    const timer = setInterval(look, pace)
    for (const [target, event] of awakes) target?.addEventListener(event, look)
    return () => {
      clearInterval(timer)
      for (const [target, event] of awakes) target?.removeEventListener(event, look)
    }
  }, [known])
  if (sessionEndsAt === undefined) return { state: 'quiet' }
  return sessionNotice({ endsAt: Date.parse(sessionEndsAt), heardAt: heard.current?.at ?? now() }, now(), policy)
}
