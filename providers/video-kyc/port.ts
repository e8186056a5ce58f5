import type { Effect, Read } from '../provider-result.ts'
import type { FromCustomer, FromDesk } from './room-wire.ts'
import type { IdentityDocument } from '@card-journey/journey/ids/uploads.ts'

/** What goes into a room and what comes out of it. */
export type ToRoom = Exclude<FromCustomer, { type: 'join' }>
export type FromRoom = FromDesk

export interface CallWait {
  applicationReferenceNo: string
  mobileNumber: string
  name: string
  /** Language of the call: en, hi, … */
  language: string
  aadhaarReferenceKey?: string
  /** Where a document stands for the Aadhaar: the agent compares the scan in the bank's archive with it. */
  identityDocument?: {
    kind: IdentityDocument
    documentId?: string
    /** yyyy-MM-dd */
    validUntil?: string
  }
  /** For the agent alone: what the registers say about the mobile number, if it is not an ordinary one. */
  note?: 'MOBILE_HIGH_RISK' | 'MOBILE_NOT_CHECKED'
  /** The time that the applicant booked (ISO), which may be ahead: from then on they come before the queue. */
  bookedFor?: string
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

/**
 * `ready`: an agent has taken the call. `joinToken` lets our server into the room once, within 60 seconds; it goes no
 * further. `media` none: the agent is a script that shows and says nothing.
 */
export type Handshake =
  | { state: 'waiting'; place: number; estimateSeconds: number }
  | {
      state: 'ready'
      room: string
      joinToken: string
      iceServers: IceServer[]
      agent: { name: string; badge: string }
      media: 'live' | 'none'
    }

export type CallStatus = 'waiting' | 'ringing' | 'inCall' | 'ended' | 'approved' | 'accepted' | 'refer' | 'decline'

/** `verdictDue`: the call has ended and its verdict is being worked on; an ended one without it has none. */
export interface CallProgress {
  status: CallStatus
  verdictDue: boolean
}

/**
 * One applicant's connection to the room of a call. It hears nothing of a message that it can't read. After `onClose`
 * it is over: the call goes on with another handshake and another line.
 */
export interface RoomLine {
  send: (message: ToRoom) => void
  onMessage: (listener: (message: FromRoom) => void) => void
  /** `unavailable`: the desk could not be reached; `refused`: the room does not admit the token. */
  onClose: (listener: (why: 'ended' | 'unavailable' | 'refused') => void) => void
  close: () => void
}

/** The video KYC desk: a queue, an agent's room and a verdict that an auditor has confirmed. */
export interface VideoKyc {
  /** Takes a ticket. An applicant who is already waiting keeps the first one. Refused: NO_AGENT, DESK_CLOSED. */
  callWait: Effect<CallWait, QueueTicket>
  /** Refused: TICKET_EXPIRED, TICKET_UNKNOWN. */
  handshake: Read<{ ticket: string }, Handshake>
  /** Refused: TICKET_EXPIRED, TICKET_UNKNOWN. */
  status: Read<{ ticket: string }, CallProgress>
  /** What the bank's representative found after a `refer`; `open` while working. */
  followUp: Read<{ ticket: string }, { outcome: 'open' | 'approved' | 'declined' }>
  /** Gives the place back. */
  leave: Effect<{ ticket: string }, { left: true }>
  /** Enters the room that a handshake named, with its token. */
  room: (admitted: { room: string; joinToken: string }) => RoomLine
}
