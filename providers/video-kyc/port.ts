import type { Effect, Read } from '../provider-result.ts'

export interface CallWait {
  applicationReferenceNo: string
  mobileNumber: string
  name: string
  /** Language of the call: en, hi, … */
  language: string
  aadhaarReferenceKey?: string
  /** For the agent alone: what the registers say about the mobile number, if it is not an ordinary one. */
  note?: 'MOBILE_HIGH_RISK' | 'MOBILE_NOT_CHECKED'
  /** Unique device check: ok, failed or unknown for each item (VK-12). */
  udc: Readonly<Record<'browser' | 'camera' | 'microphone' | 'light' | 'bandwidth', 'ok' | 'failed' | 'unknown'>>
}

/** A place in the queue; `place` 1 is next. A ticket expires at `expiresAt` (ISO). */
export interface QueueTicket {
  ticket: string
  place: number
  estimateSeconds: number
  expiresAt: string
}

export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

/** `ready`: an agent is in the room; `joinToken` is valid for 60 seconds. */
export type Handshake =
  | { state: 'waiting'; place: number; estimateSeconds: number }
  | { state: 'ready'; room: string; joinToken: string; iceServers: IceServer[] }

export type CallStatus = 'waiting' | 'ringing' | 'inCall' | 'ended' | 'approved' | 'accepted' | 'refer' | 'decline'

/** The video KYC desk: a queue, an agent's room and a verdict that an auditor has confirmed. */
export interface VideoKyc {
  /** Takes a ticket. An applicant who is already waiting keeps the first one. Refused: NO_AGENT, DESK_CLOSED. */
  callWait: Effect<CallWait, QueueTicket>
  /** Refused: TICKET_EXPIRED, TICKET_UNKNOWN. */
  handshake: Read<{ ticket: string }, Handshake>
  /** Refused: TICKET_EXPIRED, TICKET_UNKNOWN. */
  status: Read<{ ticket: string }, { status: CallStatus }>
  /** What the bank's representative found after a `refer`; `open` while working. */
  followUp: Read<{ ticket: string }, { outcome: 'open' | 'approved' | 'declined' }>
  /** Gives the place back. */
  leave: Effect<{ ticket: string }, { left: true }>
}
