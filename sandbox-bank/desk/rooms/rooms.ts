import { createHash, randomBytes } from 'node:crypto'
import type { FromAgent, FromCustomer, FromDesk } from '@card-journey/providers/video-kyc/room-wire.ts'
import type { DeskCall, Member } from '../call.ts'
import { patience, type Desk } from '../desk.ts'
import { scriptedAgent } from '../scripted-agent.ts'
import type { Side } from '../step.ts'

/** One end's connection. `close` says nothing more to it. */
export interface RoomLine {
  send: (message: FromDesk) => void
  close: () => void
}

/** What the owner of a line reports. */
export interface RoomEnd {
  hear: (message: Exclude<FromCustomer | FromAgent, { type: 'join' }>) => void
  gone: () => void
}

/** The ends that are here, and what the agent asked to be shown last: a page that was loaded again has lost it. */
type Room = Partial<Record<Side, RoomLine>> & { asked?: Extract<FromAgent, { type: 'prompt' }> }

type SentPosition = Extract<FromCustomer, { type: 'position' }>

type EndReason = Extract<FromDesk, { type: 'end' }>['reason']

const tokenMs = 60_000
/** How often it is looked whether somebody stayed away too long. */
const lookEveryMs = 1000

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Who is in the room of a call: the applicant and the agent who took it, and nobody else. */
export function keepRooms(desk: Desk) {
  const lines = new Map<string, Room>()
  const tokens = new Map<string, { ticket: string; session: number; badge: string; until: number }>()

  const within = (ticket: string): Room => {
    const room = lines.get(ticket) ?? {}
    lines.set(ticket, room)
    return room
  }
  let onPosition = (_call: DeskCall, _position: SentPosition): void => {}
  const otherOf = (side: Side): Side => (side === 'agent' ? 'applicant' : 'agent')

  const dismiss = (ticket: string, side: Side, reason: EndReason): void => {
    const room = within(ticket)
    const line = room[side]
    delete room[side]
    line?.send({ type: 'end', reason })
    line?.close()
  }

  /** Nobody stays in the room of a call that is over, or that waits for another agent. */
  const stop = desk.onChange(({ ticket, state }, before) => {
    if (state === before.state || !['ended', 'left', 'waiting', 'confirmed'].includes(state)) return
    const reason = state === 'ended' || state === 'confirmed' ? 'agentEnded' : state === 'left' ? 'expired' : 'dropped'
    dismiss(ticket, 'applicant', reason)
    dismiss(ticket, 'agent', reason)
    lines.delete(ticket)
  })
  const timer = setInterval(() => void (lines.size > 0 && desk.all()), lookEveryMs)
  timer.unref()

  function enter(call: DeskCall, side: Side, line: RoomLine): RoomEnd | undefined {
    const { ticket } = call
    // The script's clock decides what happens to its calls; the applicant only listens.
    const scripted = call.agent?.badge === scriptedAgent.badge
    const joined = scripted ? { call } : desk.change(ticket, { kind: 'join', side })
    if ('refuse' in joined || !joined.call.agent) return undefined
    dismiss(ticket, side, 'replaced')
    const room = within(ticket)
    room[side] = line
    const callSession = joined.call.session
    line.send({
      type: 'joined',
      agent: joined.call.agent,
      callSession,
      peer: room[otherOf(side)] !== undefined,
      returnSeconds: patience.returnSeconds,
    })
    if (side === 'applicant' && room.asked) line.send(room.asked)
    room[otherOf(side)]?.send({ type: 'peer', here: true, callSession })
    const isHere = (): boolean => lines.get(ticket)?.[side] === line
    return {
      hear(message) {
        if (!isHere()) return
        if (message.type === 'leave') {
          if (side === 'applicant') desk.change(ticket, { kind: 'leave' })
          else this.gone()
          return
        }
        if (message.type === 'position') {
          const found = desk.find(ticket)
          if (side === 'applicant' && 'call' in found) onPosition(found.call, message)
          return
        }
        if (message.type === 'prompt') {
          room.asked = message
          desk.change(ticket, { kind: 'note', by: call.agent?.badge ?? 'desk', what: 'prompt', detail: message.text })
        }
        room[otherOf(side)]?.send(message)
      },
      gone() {
        if (!isHere()) return
        delete room[side]
        const dropped = scripted ? undefined : desk.change(ticket, { kind: 'drop', side })
        if (dropped && 'call' in dropped)
          room[otherOf(side)]?.send({ type: 'peer', here: false, callSession: dropped.call.session })
      },
    }
  }

  return {
    /** A token for the applicant's next session: good once, for 60 s, while the same agent has the call. */
    admit({ ticket, session, agent }: DeskCall): string {
      const token = randomBytes(16).toString('base64url')
      const now = Date.now()
      for (const [key, { until }] of tokens) if (until <= now) tokens.delete(key)
      tokens.set(hashed(token), { ticket, session, badge: agent?.badge ?? '', until: now + tokenMs })
      return token
    },
    enterAsApplicant(room: string, token: string, line: RoomLine, trace?: string): RoomEnd | undefined {
      const key = hashed(token)
      const admitted = tokens.get(key)
      tokens.delete(key)
      if (!admitted || admitted.until <= Date.now()) return undefined
      const found = desk.find(admitted.ticket)
      if ('refuse' in found || found.call.room !== room || found.call.agent?.badge !== admitted.badge) return undefined
      const end = enter(found.call, 'applicant', line)
      if (end && trace)
        desk.change(admitted.ticket, { kind: 'note', by: 'applicant', what: 'connection', detail: trace })
      return end
    },
    /** Only the agent who took the call. */
    enterAsAgent(ticket: string, member: Member, line: RoomLine): RoomEnd | undefined {
      const found = desk.find(ticket)
      if ('refuse' in found || found.call.agent?.badge !== member.badge) return undefined
      return enter(found.call, 'agent', line)
    },
    /** Who keeps the positions that applicants send. */
    keepPositions: (keep: typeof onPosition): void => void (onPosition = keep),
    close(): void {
      clearInterval(timer)
      stop()
      for (const ticket of lines.keys())
        for (const side of ['applicant', 'agent'] as const) within(ticket)[side]?.close()
    },
  }
}

export type Rooms = ReturnType<typeof keepRooms>
