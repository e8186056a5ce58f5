import { randomUUID } from 'node:crypto'
import * as wire from '@card-journey/providers/video-kyc/wire.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

interface Ticket {
  ticket: string
  applicationId: string
  mobile: string
  room: string
  takenAt: number
  expiresAt: string
  left: boolean
}

const validMs = 30 * 60_000
/** In a sandbox, agent and applicant are on the same machine. */
const iceServers: { urls: string[] }[] = []

/**
 * The video KYC desk. With `agentSeconds` = a, the sandbox's agent answers after a seconds, talks for a/2 and decides
 * after another a.
 */
export function videoKyc({ bank, serve }: SystemHost): void {
  const tickets = bank.state.collection<Ticket>('video-kyc-tickets')
  const latest = bank.state.collection<string>('video-kyc-latest')

  const statusOf = ({ takenAt, mobile, left }: Ticket) => {
    if (left) return 'ended' as const
    const agentMs = bank.dials.current().agentSeconds * 1000
    const passed = Date.now() - takenAt
    if (passed < agentMs) return 'waiting' as const
    if (passed < agentMs * 1.5) return 'ringing' as const
    if (passed < agentMs * 2.5) return 'inCall' as const
    const scripted = personOf(mobile)?.videoKyc
    return scripted === 'decline' || scripted === 'refer' ? scripted : ('approved' as const)
  }

  /** A ticket still waiting past its time expires; one that was answered keeps its verdict. */
  const find = (id: string): Ticket | { refuse: string } => {
    const ticket = tickets.get(id)
    if (!ticket) return { refuse: 'TICKET_UNKNOWN' }
    const expired = statusOf(ticket) === 'waiting' && bank.now().toISOString() > ticket.expiresAt
    return expired ? { refuse: 'TICKET_EXPIRED' } : ticket
  }

  /** The representative has looked at a call that the agent referred. */
  const isFollowedUp = (ticket: Ticket): boolean =>
    statusOf(ticket) === 'refer' && bank.settled(ticket.takenAt + bank.dials.current().agentSeconds * 2500)

  /** The result of the call; of a referred one, the representative's. */
  const hasResult = (id: string): boolean => {
    const ticket = tickets.get(id)
    if (!ticket) return true
    return isFollowedUp(ticket) || ['ended', 'approved', 'decline'].includes(statusOf(ticket))
  }

  const place = (ticket: Ticket) => {
    const remaining = Math.ceil(bank.dials.current().agentSeconds - (Date.now() - ticket.takenAt) / 1000)
    return { place: 1, estimateSeconds: Math.max(0, remaining) }
  }

  serve(wire.callWait, ({ applicationId, mobileNumber, agentNote }) => {
    if (personOf(mobileNumber)?.videoKyc === 'noAgent') return { refuse: 'NO_AGENT' }
    if (agentNote) bank.record.note(mobileNumber, 'video-kyc', `note for the agent: ${agentNote}`)
    const held = find(latest.get(applicationId) ?? '')
    const open = 'ticket' in held && ['waiting', 'ringing', 'inCall'].includes(statusOf(held)) ? held : undefined
    const ticket = open ?? {
      ticket: `vk-${randomUUID()}`,
      applicationId,
      mobile: mobileNumber,
      room: `room-${randomUUID()}`,
      takenAt: Date.now(),
      expiresAt: new Date(bank.now().getTime() + validMs).toISOString(),
      left: false,
    }
    tickets.put(ticket.ticket, ticket)
    latest.put(applicationId, ticket.ticket)
    bank.notifier.whenChanged(`call ${ticket.ticket}`, applicationId, () => hasResult(ticket.ticket))
    return { answer: { ticket: ticket.ticket, expiresAt: ticket.expiresAt, ...place(ticket) } }
  })

  serve(wire.handshake, (asked) => {
    const found = find(asked.ticket)
    if ('refuse' in found) return found
    if (statusOf(found) === 'waiting') return { answer: { state: 'waiting', ...place(found) } }
    return { answer: { state: 'ready', room: found.room, joinToken: randomUUID(), iceServers } }
  })

  serve(wire.customerStatus, (asked) => {
    const found = find(asked.ticket)
    return 'refuse' in found ? found : { answer: { status: statusOf(found) } }
  })

  serve(wire.followUp, (asked) => {
    const found = find(asked.ticket)
    if ('refuse' in found) return found
    return { answer: { outcome: isFollowedUp(found) ? 'approved' : 'open' } }
  })

  serve(wire.leave, (asked) => {
    const found = find(asked.ticket)
    if ('refuse' in found) return found
    tickets.put(found.ticket, { ...found, left: true })
    return { answer: { done: true } }
  })
}
