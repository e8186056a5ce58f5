import {
  unmetAddress,
  unmetPosition,
  type UnmetPlace,
} from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import type { Handshake, IceServer } from '@card-journey/providers/video-kyc/port.ts'
import { turnServers } from '@card-journey/providers/video-kyc/turn-wire.ts'
import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'
import { deskHours } from './desk-hours.ts'

type Ready = Extract<Handshake, { state: 'ready' }>

export type OpenedRoom =
  | { kind: 'open'; joinToken: string; iceServers: IceServer[] }
  | { kind: 'unfitPlace'; type: UnmetPlace['type'] }
  | { kind: 'unavailable' }

/**
 * A token for the room of a call that an agent has taken. Position and address are checked again each time (T21): an
 * applicant may have waited long, and a call that dropped begins a new session. The hours are not: closing time ends the
 * queue, and the desk ends its calls.
 */
export async function openRoom(
  { application, session, stored, ip, at, now }: HeldApplication & { ip: string },
  { room, joinToken: deskToken, iceServers, media }: Ready,
  deps: Deps,
): Promise<OpenedRoom> {
  const unmet = unmetPosition(application.facts.videoKyc?.location, now, deskHours(deps.masterData()))
  if (unmet) return { kind: 'unfitPlace', type: unmet.type }
  const address = await deps.systems.location.ip({ ip })
  if (address.kind !== 'answered') return { kind: 'unavailable' }
  const hidden = unmetAddress(address.value)
  if (hidden) return { kind: 'unfitPlace', type: hidden.type }
  const { store, config } = deps
  const joinToken = await store.roomTokens.mint({
    applicationId: stored.id,
    sessionId: session.id,
    room,
    deskToken,
    at,
  })
  return { kind: 'open', joinToken, iceServers: media === 'live' ? [...iceServers, ...turnServers(config.turn)] : [] }
}
