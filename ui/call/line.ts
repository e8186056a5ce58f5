/** A network path that one end offers to the other. */
export interface Candidate {
  candidate: string
  sdpMid: string | null
  sdpMLineIndex: number | null
  usernameFragment?: string
}

/** What the agent asks to be shown: the face, the PAN card, or to keep still. */
export type Prompt = 'face' | 'pan' | 'hold'

/** Why the room ended the call. */
export type EndReason = 'agentEnded' | 'dropped' | 'expired' | 'full' | 'replaced'

/** The messages that the two ends exchange to connect. */
export type PeerMessage =
  | { type: 'description'; description: { type: 'offer' | 'answer' | 'rollback'; sdp?: string } }
  | { type: 'candidate'; candidate: Candidate | null }

/** Both ways. */
export type CallMessage =
  | PeerMessage
  /** `id`: the writer's name for the line, the same if it is sent again. `yours`: the hearer wrote it. */
  | { type: 'chat'; text: string; id?: string | undefined; yours?: true | undefined }
  /** That line has come. */
  | { type: 'received'; id: string }
  | { type: 'media'; camera: boolean; microphone: boolean }

/** Where a device says it is, in degrees and metres. */
export interface Position {
  latitude: number
  longitude: number
  accuracy: number
}

/** Sent to the room. */
export type SentMessage =
  | CallMessage
  | ({ type: 'position' } & Position)
  | { type: 'prompt'; text: Prompt }
  | { type: 'leave' }

/** Sent by the room. */
export type RoomMessage =
  | CallMessage
  | {
      type: 'joined'
      agent: { name: string; badge: string }
      callSession: number
      peer: boolean
      /** How long a call that dropped waits for the one who is missing. */
      returnSeconds?: number | undefined
    }
  | { type: 'peer'; here: boolean; callSession: number }
  | { type: 'prompt'; text: Prompt }
  | { type: 'end'; reason: EndReason }
  /** Nothing but that the line is there. */
  | { type: 'beat' }

/** A connection to the room, through which the two ends find each other. Listeners return their removal. */
export interface Line {
  send: (message: SentMessage) => void
  onMessage: (listener: (message: RoomMessage) => void) => () => void
  onClose: (listener: () => void) => () => void
  /** Nothing is heard any more, or again. A line that stays silent closes. */
  onSilence: (listener: (silent: boolean) => void) => () => void
  close: () => void
}
