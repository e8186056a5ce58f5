import * as wire from '@card-journey/providers/video-kyc/wire.ts'
import { isOver, isVerdictDue, type DeskCall } from '../desk/call.ts'
import { scriptedAgent } from '../desk/scripted-agent.ts'
import type { Rooms } from '../desk/rooms/rooms.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

/** In a sandbox, agent and applicant are on the same machine. */
const iceServers: { urls: string[] }[] = []

/**
 * What the journey's server asks the video KYC desk. Who takes the calls says the dial `desk`: the scripted agent, with
 * `agentSeconds` = a, answers after a seconds, talks from 1.5 a and decides after 2.5 a.
 */
export const videoKyc =
  (rooms: Rooms) =>
  ({ bank, serve }: SystemHost): void => {
    const { desk } = bank

    /** The representative has looked at a call that the agent referred. */
    const isFollowedUp = (call: DeskCall): boolean =>
      desk.statusOf(call) === 'refer' && bank.settled(call.overSince ?? Date.now())

    /** The journey is told of the end of a call; of a referred one, also of what the representative finds. */
    const tellOfEnd = ({ ticket, asked: { applicationId } }: DeskCall): void =>
      bank.notifier.whenChanged(`call ${ticket}`, applicationId, () => {
        const found = desk.find(ticket)
        if ('refuse' in found || !isOver(found.call)) return 'refuse' in found
        const { call } = found
        if (desk.statusOf(call) === 'refer')
          bank.notifier.whenChanged(`follow-up ${ticket}`, applicationId, () => isFollowedUp(call))
        return true
      })

    serve(wire.callWait, ({ mobileNumber, ...asked }) => {
      if (personOf(mobileNumber)?.videoKyc === 'noAgent') return { refuse: 'NO_AGENT' }
      if (asked.agentNote) bank.record.note(mobileNumber, 'video-kyc', `note for the agent: ${asked.agentNote}`)
      const call = desk.wait({ ...asked, mobileNumber })
      if (!call) return { refuse: 'NO_AGENT' }
      tellOfEnd(call)
      return { answer: { ticket: call.ticket, expiresAt: call.expiresAt, ...desk.placeOf(call) } }
    })

    serve(wire.handshake, ({ ticket }) => {
      const found = desk.find(ticket)
      if ('refuse' in found) return found
      const { call } = found
      if (call.state === 'waiting') return { answer: { state: 'waiting', ...desk.placeOf(call) } }
      if (call.state === 'left' || !call.agent) return { refuse: 'TICKET_EXPIRED' }
      const media = call.agent.badge === scriptedAgent.badge ? ('none' as const) : ('live' as const)
      const { room, agent } = call
      return { answer: { state: 'ready', room, joinToken: rooms.admit(call), iceServers, agent, media } }
    })

    serve(wire.customerStatus, ({ ticket }) => {
      const found = desk.find(ticket)
      if ('refuse' in found) return found
      return { answer: { status: desk.statusOf(found.call), verdictDue: isVerdictDue(found.call) } }
    })

    serve(wire.followUp, ({ ticket }) => {
      const found = desk.find(ticket)
      if ('refuse' in found) return found
      return { answer: { outcome: isFollowedUp(found.call) ? 'approved' : 'open' } }
    })

    serve(wire.leave, ({ ticket }) => {
      const left = desk.change(ticket, { kind: 'leave' })
      return 'refuse' in left ? left : { answer: { done: true } }
    })
  }
