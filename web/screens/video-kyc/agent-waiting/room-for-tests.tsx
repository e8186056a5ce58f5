import { createCall } from '@card-journey/ui/call/call.ts'
import { film } from '@card-journey/ui/call/film-for-tests.ts'
import type { RoomMessage } from '@card-journey/ui/call/line.ts'
import { linePair, testLine } from '@card-journey/ui/call/line-for-tests.ts'
import type { ReactElement } from 'react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { AgentWaitingScreen } from './AgentWaitingScreen.tsx'
import { OpenRoomLine } from './open-room-line.ts'

export const agent = { name: 'Meera Nair', badge: 'AB-1001' }

export const joined = (callSession = 1): RoomMessage => ({
  type: 'joined',
  agent,
  callSession,
  peer: false,
  returnSeconds: 180,
})

/** What the desk answers: how the call stands, and what the handshake gives. */
export const desk = (state: string, handshake: Readonly<Record<string, unknown>> = {}): FixtureProps['calls'] => {
  const room = { state: 'room', place: 0, estimateSeconds: 0, room: 'room-1', agent, media: 'live', iceServers: [] }
  let tokens = 0
  return {
    vkycCustomerStatus: { ok: true, response: { state } },
    vkycCustomerHandshake: (): ExampleResult => ({
      ok: true,
      response: { ...room, joinToken: `token-${++tokens}`, ...handshake },
    }),
  }
}

/** The call's screen with lines to the room that a test holds in its hand, by the token each was opened with. */
export function callScreen(
  calls: FixtureProps['calls'],
  openLine: (joinToken: string) => ReturnType<typeof testLine>['line'],
  on?: FixtureProps['on'],
  callOnDesktop = true,
): ReactElement {
  return (
    <OpenRoomLine value={openLine}>
      <Fixture screen="agent-waiting" application={queued} calls={calls} callOnDesktop={callOnDesktop} on={on}>
        <AgentWaitingScreen />
      </Fixture>
    </OpenRoomLine>
  )
}

/** A room whose messages come once the line is open, without an agent who shows anything. */
export function roomThatSays(...messages: readonly RoomMessage[]) {
  return () => {
    const { line, tell } = testLine()
    setTimeout(() => messages.forEach((message) => tell(message)))
    return line
  }
}

/** An agent with picture and sound, who answers in the same page. */
export function agentWhoAnswers() {
  const [one, other] = linePair()
  const call = createCall({ line: one.line, polite: false })
  for (const track of film().getTracks()) call.show(track.kind === 'audio' ? 'audio' : 'video', track)
  const enter = () =>
    setTimeout(() => {
      other.tell({ type: 'joined', agent, callSession: 1, peer: true })
      one.tell(joined())
      one.tell({ type: 'peer', here: true, callSession: 1 })
    })
  return { call, sent: other.sent, tell: other.tell, silence: other.silence, open: () => (enter(), other.line) }
}
