import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import type { ChatLine } from '@card-journey/ui/call/call-state.ts'
import { createCall, type Call } from '@card-journey/ui/call/call.ts'
import { useContext, useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { passes } from '../../../engine/use-polling.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useHandshake, type NoPosition } from '../use-handshake.ts'
import { useLeaveQueue } from '../use-leave-queue.ts'
import { OpenRoomLine } from './open-room-line.ts'

export type RoomPhase =
  /** A token is fetched and the room entered. */
  | 'connecting'
  /** The agent had to go: the applicant waits for another one. */
  | 'queue'
  /** The sandbox's scripted agent, without picture and sound. */
  | 'scripted'
  | 'inRoom'
  /** The line was lost; a fresh session of the call follows. */
  | 'again'
  /** Another tab or device of the applicant has entered. */
  | 'elsewhere'
  /** The agent has ended the call. */
  | 'over'

export interface Room {
  phase: RoomPhase
  call: Call | undefined
  /** How long the agent waits for who drops out, as far as the room has said. */
  returnSeconds: number | undefined
  /** What has been written so far, while there is no call to have it. */
  written: readonly ChatLine[]
  /** In the queue. */
  place: number
  agent: { name: string; badge: string } | undefined
  /** Why there is no position, without which nobody enters. */
  missing: NoPosition | undefined
  /** Takes the call back from another tab. */
  enter: () => void
  /** Looks for the position again, at once. */
  retry: () => void
}

type Entered = Omit<Room, 'enter' | 'retry'>

const before: Entered = {
  phase: 'connecting',
  call: undefined,
  returnSeconds: undefined,
  written: [],
  place: 0,
  agent: undefined,
  missing: undefined,
}
/** Pauses before entering again after a lost line: short at first, as most come back at once. */
const returns = { firstSeconds: 0.5, growth: 2, longestSeconds: 10 }

/** The room of the call, entered by a token of its own each time, and again after every drop (ADR 0046, 0048). */
export function useRoom(open: boolean): Room {
  const { application } = useJourney()
  const handshake = useHandshake()
  const { pageLooks } = usePageData().policy
  const openLine = useContext(OpenRoomLine)
  const leave = useLeaveQueue()
  const [room, setRoom] = useState(before)
  const [entries, setEntries] = useState(0)
  const written = useRef<readonly ChatLine[]>([])
  const latest = useRef({ handshake, leave, openLine, pageLooks })
  latest.current = { handshake, leave, openLine, pageLooks }
  const retry = useRef(() => {})
  const ticket = application?.facts.videoKyc?.ticket

  useEffect(() => {
    if (!open || !ticket) return undefined
    let left = false
    let losses = 0
    let entering = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let call: Call | undefined
    const show = (different: Partial<Entered>) => setRoom((now) => ({ ...now, ...different }))
    const again = (ms: number) => {
      timer = setTimeout(() => void enter(), ms)
    }

    async function enter() {
      if (!ticket || entering) return
      clearTimeout(timer)
      entering = true
      const outcome = await latest.current.handshake(ticket)
      entering = false
      if (left) return
      if (typeof outcome === 'string') {
        // The agent waits, and what was written stays: nobody is led away from the call for it.
        show({ missing: outcome })
        return again(nextLookMs(losses++, returns))
      }
      if (!outcome) return again(nextLookMs(losses++, returns))
      if (outcome.ok) show({ missing: undefined })
      if (!outcome.ok) {
        if (passes(outcome.failure)) again(nextLookMs(losses++, returns))
        else await latest.current.leave(outcome.failure)
        return
      }
      const { state, place, agent, joinToken, iceServers, media } = outcome.response
      if (state === 'waiting') {
        show({ phase: 'queue', place, agent: undefined, call: undefined })
        return again(nextLookMs(0, latest.current.pageLooks.queue))
      }
      if (media === 'none' || !joinToken) return show({ phase: 'scripted', agent, call: undefined })
      begin(joinToken, iceServers ?? [])
      show({ phase: 'inRoom', agent, call })
    }

    function begin(joinToken: string, iceServers: RTCIceServer[]) {
      const begun = createCall({
        line: latest.current.openLine(joinToken),
        polite: true,
        iceServers,
        chat: written.current,
      })
      call = begun
      begun.subscribe(() => {
        const { chat, end, joined, returnSeconds } = begun.state()
        written.current = chat
        if (joined) losses = 0
        if (call !== begun || end === undefined) return
        call = undefined
        begun.close()
        // What the agent may not have read is said on the page that follows.
        if (end === 'agentEnded') return show({ phase: 'over', call, written: chat })
        if (end === 'replaced' || end === 'full') return show({ phase: 'elsewhere', call })
        show({ phase: 'again', call, written: chat, returnSeconds })
        again(nextLookMs(losses++, returns))
      })
    }

    retry.current = () => void enter()
    void enter()
    return () => {
      retry.current = () => {}
      left = true
      clearTimeout(timer)
      call?.close()
      // What was written stays: the desk may say before the room does that the call is over.
      setRoom({ ...before, written: written.current })
    }
  }, [open, ticket, entries])

  useEffect(() => {
    if (!open) return undefined
    // A line lives in this page alone: a reload would lose what has not arrived, and nothing could bring it.
    const warn = (event: BeforeUnloadEvent) => {
      if (written.current.some(({ way }) => way !== undefined)) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [open])

  return { ...room, enter: () => setEntries((count) => count + 1), retry: () => retry.current() }
}
