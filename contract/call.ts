import type * as z from 'zod/mini'
import type { CallId } from '@card-journey/journey/ids/calls.ts'
import type { ProblemCode } from './problem.ts'

/**
 * Who may make a call. `anyone`: no session. `browser`: a web session (an envelope key) before sign-in. `signed-in`: a
 * proven mobile number (sessionToken). `applicant`: signed in and holding the application (sessionToken and jwt).
 */
export type Caller = 'anyone' | 'browser' | 'signed-in' | 'applicant'

/**
 * When it may be made. `any`: always. `while-open`: in every state of an application that is not closed. `by-action`: if a
 * row of the flow that names this call is allowed (journey/steps). Nothing else opens a call.
 */
export type Allowed = 'any' | 'while-open' | 'by-action'

/**
 * What a repetition with the same transaction id does. `effect`: the stored response is replayed. `read`: it runs
 * again. `reveal`: it runs again and is never stored (session token, card number, CVV, expiry).
 */
export type Repeat = 'effect' | 'read' | 'reveal'

export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType> {
  /** The last part of the path: `generateOTP`. Also the file's name in contract/calls and server/routes. */
  id: CallId
  method: 'GET' | 'POST'
  path: `/api/${string}`
  summary: string
  caller: Caller
  allowed: Allowed
  request: Request
  response: Response
  /**
   * What its own work can end in, exactly: a route that ends in another, or never in one of these, does not compile. What
   * the way in adds: wire-problems.ts.
   */
  problems: readonly ProblemCode[]
  /** Name of the limit that guards it (server/http/rate-limits.ts). */
  limit: LimitName
  repeat: Repeat
}

export type LimitName =
  | 'public'
  | 'session'
  | 'otp-request'
  | 'otp-verify'
  | 'lookup'
  | 'save'
  | 'upload'
  | 'decision'
  | 'reveal'
  | 'pin'
  | 'report'

/** Keeps the literal types: which problems a route may give follows from them. */
export const defineCall = <const C extends Call>(call: C): C => call

export type RequestOf<C> = C extends Call<infer Request, z.ZodMiniType> ? z.infer<Request> : never
export type ResponseOf<C> = C extends Call<z.ZodMiniType, infer Response> ? z.infer<Response> : never
