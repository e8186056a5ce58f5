import type { TurnSettings } from '@card-journey/providers/video-kyc/turn-wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { DeskCall } from './call.ts'
import type { ViewSources } from './call-view.ts'
import type { Desk } from './desk.ts'
import type { Role } from './desk-data.ts'
import type { Presence } from './rooms/presence.ts'
import type { RecordedBy } from './recordings/recording-state.ts'
import type { Recording } from './recordings/recordings.ts'
import type { SignedIn, SignIns } from './sign-in.ts'
import type { Refused } from './step.ts'

export interface DeskParts extends ViewSources {
  desk: Desk
  signIns: SignIns
  presence: Presence
  turn: TurnSettings | undefined
}

const refusals: Readonly<
  Record<Refused | 'NOBODY_WAITS' | 'TICKET_UNKNOWN' | 'TICKET_EXPIRED' | 'NOT_BEING_RECORDED' | 'LOG_ALTERED', string>
> = {
  NOT_NOW: 'The call has moved on, so this is no longer possible.',
  NOT_YOURS: 'Another agent has this call.',
  OWN_CALL: 'You can’t audit your own call.',
  EVIDENCE_MISSING: 'Evidence is missing: the call can’t be approved.',
  NOT_BEING_RECORDED: 'The call is not being recorded. Evidence counts only while it is.',
  NOT_RECORDED: 'This session was not recorded: the call can’t be approved. Refer it instead.',
  RECORDING_SAVING: 'The recording is still being saved. Try again in a moment.',
  RECORDING_ALTERED: 'The recording was altered: the call can’t be approved.',
  LOG_ALTERED: 'The log of this call was altered: the call can’t be approved.',
  GAP_UNEXPLAINED: 'Parts of the recording are missing. Say in the note why the call can still be approved.',
  NOT_PLAYED: 'Play the recording before you confirm the result.',
  REASON_MISSING: 'Give a reason.',
  NOBODY_WAITS: 'Nobody is waiting.',
  TICKET_UNKNOWN: 'This call doesn’t exist.',
  TICKET_EXPIRED: 'The applicant’s ticket has expired.',
}

/** Sends a refusal in words for the person at the desk. */
export const refuse = (reply: FastifyReply, code: number, error: string): undefined => {
  reply.code(code).send({ error })
  return undefined
}

export const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** Who asks, in one of these roles; otherwise the request is refused. */
export function signedIn<Duty extends string>(
  signIns: SignIns<Duty>,
  request: FastifyRequest,
  reply: FastifyReply,
  roles: readonly Duty[],
): SignedIn<Duty> | undefined {
  const person = signIns.find(bearerOf(request))
  if (!person) return refuse(reply, 401, 'You’re signed out. Reload the page and sign in again.')
  if (!roles.includes(person.role)) return refuse(reply, 403, `This needs ${roles.join(' or ')} rights.`)
  return person
}

/** Answers a refusal of the desk in words. */
export const refuseAs = (reply: FastifyReply, code: keyof typeof refusals): undefined =>
  refuse(reply, code === 'TICKET_UNKNOWN' ? 404 : 409, refusals[code])

/** The call that a path names, for its own agent and for auditors. Everyone else is refused. */
export function callFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { desk, signIns }: Pick<DeskParts, 'desk' | 'signIns'>,
): { person: SignedIn; call: DeskCall } | undefined {
  const person = signedIn(signIns, request, reply, ['agent', 'auditor'])
  if (!person) return undefined
  const { call: ticket } = z.record(z.string(), z.string()).parse(request.params)
  const found = desk.find(ticket ?? '')
  if ('refuse' in found) return refuseAs(reply, found.refuse)
  if (person.role === 'agent' && found.call.agent?.badge !== person.badge) return refuseAs(reply, 'NOT_YOURS')
  return { person, call: found.call }
}

/** The recording that a path names, made in this way, for the agent who made it or for an auditor. */
export function recordingFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { recordings, signIns }: Pick<DeskParts, 'recordings' | 'signIns'>,
  role: Role,
  by: RecordedBy,
): { person: SignedIn; recording: Recording } | undefined {
  const person = signedIn(signIns, request, reply, [role])
  if (!person) return undefined
  const { recording: id } = z.record(z.string(), z.string()).parse(request.params)
  const recording = recordings.find(id ?? '')
  if (recording?.by !== by || (role === 'agent' && recording.badge !== person.badge))
    return refuse(reply, 404, 'This recording doesn’t exist.')
  if (recordings.isOver(recording)) return refuse(reply, 410, 'The recording was deleted.')
  return { person, recording }
}
