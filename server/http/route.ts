import type { Call, Caller, RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import type { WayInProblemOf } from '@card-journey/contract/wire-problems.ts'
import type { Deps } from '../compose.ts'
import type { HeldApplication } from '../services/held-application.ts'
import type { Session, StoredApplication } from '../store/store.ts'
import type { Incoming } from './incoming.ts'
import type { Refusal, Reply } from './reply.ts'
import type { SaveChange } from './saving.ts'

export interface SignedIn<Request> extends Incoming<Request> {
  session: Session
  /** The application that this session holds, if any. */
  stored?: StoredApplication
}

export interface ByApplicant<C extends Call> extends Incoming<RequestOf<C>>, HeldApplication {
  save: SaveChange<C['repeat']>
}

export interface Route {
  call: Call
  handle: (incoming: never, deps: Deps) => Promise<Reply<unknown>>
}

type OwnProblemOf<C extends Call> = C['problems'][number]
/** Every problem that a call’s route may give. */
type ProblemOf<C extends Call> = OwnProblemOf<C> | WayInProblemOf<C>

export type Handle<C extends Call, Context> = (
  incoming: Context,
  deps: Deps,
) => Promise<Reply<ResponseOf<C>, ProblemOf<C>>>

type GivenBy<H> = H extends (...all: never) => Promise<infer R>
  ? R extends Refusal<infer Given>
    ? Given
    : never
  : never

/** Problems that the call declares and its route never gives: one more argument, which nobody can give. */
export type NeverGiven<C extends Call, H> = [Exclude<OwnProblemOf<C>, GivenBy<H>>] extends [never]
  ? []
  : [declaredAndNeverGiven: Exclude<OwnProblemOf<C>, GivenBy<H>>]

const routeFor = (call: Call, handle: unknown, ...callers: Caller[]): Route => {
  if (!callers.includes(call.caller)) throw new Error(`${call.id} is a call of ${call.caller}`)
  // Safe: the builders below check the handler against its call, and serve.ts gives it the context of the call's caller.
  return { call, handle: handle as Route['handle'] }
}

/**
 * A call without a session: master data, codes. Like the other two builders it compiles only when the handler gives
 * exactly the problems that the call declares, beside those of the way in.
 */
export const openRoute = <C extends Call, H extends Handle<C, Incoming<RequestOf<C>>>>(
  call: C,
  handle: H,
  ..._: NeverGiven<C, H>
): Route => routeFor(call, handle, 'anyone', 'browser')

/** A call by a proven mobile number. */
export const signedInRoute = <C extends Call, H extends Handle<C, SignedIn<RequestOf<C>>>>(
  call: C,
  handle: H,
  ..._: NeverGiven<C, H>
): Route => routeFor(call, handle, 'signed-in')

/** A call about the application that the session holds. */
export const applicantRoute = <C extends Call, H extends Handle<C, ByApplicant<C>>>(
  call: C,
  handle: H,
  ..._: NeverGiven<C, H>
): Route => routeFor(call, handle, 'applicant')
