import type { EndReason, Prompt } from './line.ts'
import type { NetworkQuality } from './network-quality.ts'
import type { Connection } from './peer.ts'

export interface ChatLine {
  id: number
  own: boolean
  text: string
  /** What its writer calls it. */
  key?: string | undefined
  /** Of an own line that the other end does not have: `unsent` once it takes longer than usual. */
  way?: 'underWay' | 'unsent' | undefined
}

/** What an end of a call knows about it. */
export interface CallState {
  /** The room has let this end in. */
  joined: boolean
  agent: { name: string; badge: string } | undefined
  /** The number of this session of the room: a call that dropped goes on in a fresh one. */
  callSession: number | undefined
  /** How long a call that dropped waits for this end, if the room has said so. */
  returnSeconds: number | undefined
  /** The other end is in the room. */
  peerHere: boolean
  connection: Connection | undefined
  /** Picture and sound of the other end. */
  remote: MediaStream | undefined
  /** What the other end has switched on. */
  theirs: { camera: boolean; microphone: boolean }
  chat: readonly ChatLine[]
  /** What the agent asks to see. */
  prompt: Prompt | undefined
  quality: NetworkQuality | undefined
  /** Nothing is heard of the room, and nothing sent arrives: the line may come back, or be lost. */
  silent: boolean
  /** Why the call is over; `lineLost` if the room could not say. */
  end: EndReason | 'lineLost' | undefined
}

export const firstCallState: CallState = {
  joined: false,
  agent: undefined,
  callSession: undefined,
  returnSeconds: undefined,
  peerHere: false,
  connection: undefined,
  remote: undefined,
  theirs: { camera: true, microphone: true },
  chat: [],
  prompt: undefined,
  quality: undefined,
  silent: false,
  end: undefined,
}
