import { sessionNotice, type SessionNotice } from '@card-journey/journey/rules/life/session-notice.ts'
import { useRef } from 'react'
import { useJourney } from '../engine/use-journey.ts'
import { usePageData } from '../page/page-data.ts'
import { useTicks } from './use-ticks.ts'

/** What there is to say about the end of this session, by the server's clock. The notice counts in minutes. */
export function useSessionNotice(): SessionNotice {
  const { sessionEndsAt, now } = useJourney()
  const { policy } = usePageData()
  const heard = useRef<{ end: string | undefined; at: number }>(undefined)
  if (heard.current?.end !== sessionEndsAt) heard.current = { end: sessionEndsAt, at: now() }
  useTicks(sessionEndsAt === undefined ? undefined : 5000)
  if (sessionEndsAt === undefined) return { state: 'quiet' }
  return sessionNotice({ endsAt: Date.parse(sessionEndsAt), heardAt: heard.current?.at ?? now() }, now(), policy)
}
