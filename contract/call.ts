import type * as z from 'zod/mini'
import type { CallId } from '@card-journey/journey/ids/calls.ts'
import type { ProblemCode } from './problem.ts'

/**
 * Who may make a call. `anyone`: no session. `browser`: a web session (an envelope key) before sign-in. `signed-in`: a
 * proven mobile number (sessionToken). `applicant`: signed in and holding the application (sessionToken and jwt).
 */
export type Caller = 'anyone' | 'browser' | 'signed-in' | 'applicant'

/**
 * What a repetition with the same transaction id does. `effect`: the stored response is replayed. `read`: it runs
 * again. `reveal`: it runs again and is never stored (card number, CVV, expiry).
 */
export type Repeat = 'effect' | 'read' | 'reveal'

export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType> {
  /** The last part of the path: `generateOTP`. Also the file's name in contract/calls and server/routes. */
  id: CallId
  method: 'GET' | 'POST'
  path: `/api/${string}`
  summary: string
  caller: Caller
  /**
   * When an applicant may make it: `any` if no state forbids it; `by-action` if a row of the flow that names this call
   * is allowed (journey/steps). Nothing else opens a call.
   */
  allowed: 'any' | 'by-action'
  request: Request
  response: Response
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
  | 'decision'
  | 'reveal'
  | 'pin'
  | 'report'

export const defineCall = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
): Call<Request, Response> => call

export type RequestOf<C> = C extends Call<infer Request, z.ZodMiniType> ? z.infer<Request> : never
export type ResponseOf<C> = C extends Call<z.ZodMiniType, infer Response> ? z.infer<Response> : never
