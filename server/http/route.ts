import type { Call, Caller, RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Deps } from '../compose.ts'
import type { Session, StoredApplication } from '../store/store.ts'
import type { Incoming } from './incoming.ts'
import type { Reply } from './reply.ts'
import type { Saving } from './saving.ts'

export interface SignedIn<Request> extends Incoming<Request> {
  session: Session
  /** The application that this session holds, if any. */
  stored?: StoredApplication
}

export interface ByApplicant<Request> extends SignedIn<Request> {
  stored: StoredApplication
  application: Application
  /** The application as its owner may see it, created once for guard, rules and response. */
  view: ApplicationView
  /** Saves the changed record in one statement and gives the reply that goes out, or the conflict. */
  save: <T>(saving: Saving<T>) => Promise<Reply<T>>
}

export interface Route {
  call: Call
  handle: (incoming: never, deps: Deps) => Promise<Reply<unknown>>
}

const routeFor =
  (...callers: Caller[]) =>
  (call: Call, handle: Route['handle']): Route => {
    if (!callers.includes(call.caller)) throw new Error(`${call.id} is a call of ${call.caller}`)
    return { call, handle }
  }

type Handle<C, Context> = (incoming: Context, deps: Deps) => Promise<Reply<ResponseOf<C>>>

/** A call without a session: master data, codes. */
export const openRoute = <C extends Call>(call: C, handle: Handle<C, Incoming<RequestOf<C>>>): Route =>
  routeFor('anyone', 'browser')(call, handle as Route['handle'])

/** A call by a proven mobile number. */
export const signedInRoute = <C extends Call>(call: C, handle: Handle<C, SignedIn<RequestOf<C>>>): Route =>
  routeFor('signed-in')(call, handle as Route['handle'])

/** A call about the application that the session holds. */
export const applicantRoute = <C extends Call>(call: C, handle: Handle<C, ByApplicant<RequestOf<C>>>): Route =>
  routeFor('applicant')(call, handle as Route['handle'])
