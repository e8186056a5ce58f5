import type { FromDesk } from '@card-journey/providers/video-kyc/room-wire.ts'
import { afterEach, expect, test } from 'vitest'
import { openState } from '../../state.ts'
import { agent, newCall, otherAgent } from '../call-for-tests.ts'
import type { DeskCall } from '../call.ts'
import { keepDesk, patience } from '../desk.ts'
import { keepRooms, type Rooms } from './rooms.ts'
import { openSealing } from '../recordings/sealing.ts'

const opened: Rooms[] = []
afterEach(() => opened.splice(0).forEach((rooms) => rooms.close()))

/** A desk of people with one call that rings, and its lines. */
function ringingDesk() {
  let aheadMs = 0
  const desk = keepDesk(openState(), {
    now: () => new Date(Date.now() + aheadMs),
    dials: () => ({ desk: 'people', agentSeconds: 0 }),
    scriptedVerdict: () => 'approved',
    sealing: openSealing('secret'),
  })
  const rooms = keepRooms(desk)
  opened.push(rooms)
  const waiting = desk.wait(newCall().asked)
  if (!waiting) throw new Error('no ticket')
  const { ticket, room } = waiting
  const line = () => {
    const heard: FromDesk[] = []
    return {
      heard,
      closed: false,
      send: (message: FromDesk) => void heard.push(message),
      close() {
        this.closed = true
      },
    }
  }
  const current = (): DeskCall => {
    const found = desk.find(ticket)
    if ('refuse' in found) throw new Error(found.refuse)
    return found.call
  }
  desk.takeNext(agent)
  return {
    desk,
    rooms,
    ticket,
    room,
    current,
    later: (ms: number) => void (aheadMs += ms),
    applicant() {
      const own = line()
      return { line: own, end: rooms.enterAsApplicant(room, rooms.admit(current()), own) }
    },
    agent(member = agent) {
      const own = line()
      return { line: own, end: rooms.enterAsAgent(ticket, member, own) }
    },
  }
}

test('whoever comes second learns that the other is there, and the first one is told', () => {
  for (const first of ['agent', 'applicant'] as const) {
    const at = ringingDesk()
    const one = at[first]()
    const other = at[first === 'agent' ? 'applicant' : 'agent']()
    expect(one.line.heard).toEqual([
      { type: 'joined', agent, callSession: 1, peer: false, returnSeconds: patience.returnSeconds },
      { type: 'peer', here: true, callSession: 1 },
    ])
    expect(other.line.heard).toEqual([
      { type: 'joined', agent, callSession: 1, peer: true, returnSeconds: patience.returnSeconds },
    ])
  }
})

test('[T21] a token of the desk is good once, and only while the same agent has the call', () => {
  const at = ringingDesk()
  const token = at.rooms.admit(at.current())
  const line = at.agent().line
  expect(at.rooms.enterAsApplicant('room-other', token, line)).toBeUndefined()
  expect(at.rooms.enterAsApplicant(at.room, token, line)).toBeUndefined()
  const other = at.rooms.admit({ ...at.current(), agent: otherAgent })
  expect(at.rooms.enterAsApplicant(at.room, other, line)).toBeUndefined()
  expect(at.agent(otherAgent).end).toBeUndefined()
})

test('[T21] an agent who does not come back: the applicant is first in the queue again, and the next one has a room', () => {
  const at = ringingDesk()
  const applicant = at.applicant()
  at.agent().end?.gone()
  expect(applicant.line.heard.at(-1)).toEqual({ type: 'peer', here: false, callSession: 2 })
  at.later(121_000)
  expect(at.current().state).toBe('waiting')
  expect(applicant.line).toMatchObject({ closed: true })
  expect(applicant.line.heard.at(-1)).toEqual({ type: 'end', reason: 'dropped' })
  expect(at.desk.placeOf(at.current()).place).toBe(1)
  expect(at.desk.takeNext(otherAgent)).toMatchObject({ call: { ticket: at.ticket, session: 2 } })
})

test('an applicant who comes back hears what the agent asked last, also of an agent who came back; the log has it once', () => {
  const at = ringingDesk()
  const asked = { type: 'prompt', text: 'pan' } as const
  at.applicant()
  const one = at.agent()
  one.end?.hear({ type: 'prompt', text: 'face' })
  one.end?.hear(asked)
  one.end?.gone()
  at.agent()
  expect(at.applicant().line.heard.slice(1)).toEqual([asked])
  expect(at.current().log.filter(({ what }) => what === 'prompt')).toHaveLength(2)
})

test('the end of a line that was replaced says nothing about the one that replaced it', () => {
  const at = ringingDesk()
  at.agent()
  const first = at.applicant()
  const second = at.applicant()
  expect(first.line).toMatchObject({ closed: true, heard: [{}, { type: 'end', reason: 'replaced' }] })
  first.end?.gone()
  expect(at.current()).toMatchObject({ state: 'inCall', session: 2, here: { applicant: true, agent: true } })
  second.end?.hear({ type: 'leave' })
  expect(at.current()).toMatchObject({ state: 'left', leftBecause: 'applicantLeft' })
  expect(second.line.closed).toBe(true)
})
