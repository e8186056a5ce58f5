import { framesOf, type Log } from './log.ts'
import { driverError, isUnavailable } from './store/unavailable.ts'

/**
 * What of an error is logged: where it was thrown, and what the database says it is. Never its message or detail, which
 * may quote what someone entered (T18).
 */
export function faultOf(error: Error) {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    name: error.name,
    sqlState: typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    cause: error.cause instanceof Error ? error.cause.name : undefined,
    stack: framesOf(error),
  }
}

/** Writes down why work for a call failed, and tells whether it was because the database is temporarily unavailable. */
export function noteFailure(error: unknown, call: string, log: Log): 'down' | 'bug' {
  const known = driverError(error instanceof Error ? error : new Error(String(error)))
  const fault = faultOf(known)
  if (!isUnavailable(known)) {
    log.error('bug', { call, ...fault })
    return 'bug'
  }
  log.error('database-down', { call, name: fault.name, sqlState: fault.sqlState, reason: known.message })
  return 'down'
}
