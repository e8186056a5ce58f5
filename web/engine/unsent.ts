import type { Failure } from './failure.ts'
import type { Outcome } from './journey.ts'

// What comes of a call that is not sent.

/** Without an application; why is shown already. */
export const notLoaded: Outcome<never> = { ok: false, failure: undefined, fields: {} }

const unsent = (call: string, problem: Failure['problem'], message: string): Failure => ({
  ok: false,
  call,
  problem,
  detail: {},
  message,
})

/** Over plain http, or without WebCrypto, the call is impossible (ER-17). */
export const unsupported = (call: string): Failure => unsent(call, 'NETWORK', 'UnsupportedCrypto')

/** What would send it can't be fetched. */
export const notFetched = (call: string): Failure => unsent(call, 'NETWORK', 'Code missing')

/** The session of this page has ended; its token is gone. */
export const sessionEnded = (call: string): Failure => unsent(call, 'SESSION_ENDED', 'The session has ended')
