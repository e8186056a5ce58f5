import type { CallState } from '@card-journey/ui/call/call-state.ts'
import { hasPicture } from '@card-journey/ui/call/CallVideo.tsx'
import type { CallStatus } from './use-call-status.ts'
import type { RoomPhase } from './use-room.ts'

/** What the page says at its top. */
export type Standing = 'waiting' | 'queue' | 'ringing' | 'inCall' | 'alone' | 'again' | 'elsewhere' | 'ended'

/** The room knows first; the desk's status, polled, knows what no room tells. A result reads like the end of the call. */
export function whereTheCallStands(
  status: CallStatus | undefined,
  phase: RoomPhase,
  call: Pick<CallState, 'joined' | 'peerHere' | 'connection' | 'silent'>,
): Standing {
  if (phase === 'over') return 'ended'
  if (phase === 'queue' || phase === 'again' || phase === 'elsewhere') return phase
  if (phase === 'inRoom' && call.joined) {
    // Nobody is on a call whose line is silent, or whose picture and sound have stopped and may come back.
    if (call.silent || call.connection === 'interrupted') return 'again'
    if (call.peerHere) return 'inCall'
    return status === 'inCall' ? 'alone' : 'ringing'
  }
  if (status === undefined || status === 'waiting') return 'waiting'
  if (status === 'ringing') return 'ringing'
  return status === 'inCall' ? (phase === 'scripted' ? 'inCall' : 'waiting') : 'ended'
}

/** The agent is there, and the picture that their camera sends is still on its way. */
export const isConnecting = (call: Pick<CallState, 'peerHere' | 'silent' | 'theirs' | 'remote'>): boolean =>
  call.peerHere && !call.silent && call.theirs.camera && !hasPicture(call.remote)

/** An agent is named, and nobody has spoken yet. */
export const isAwaited = (stands: Standing): boolean => stands === 'waiting' || stands === 'ringing'
