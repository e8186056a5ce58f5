import { DrizzleQueryError } from './drizzle.ts'

const classes = ['08', '53', '57', '58']
/** Lock not available, deadlock, serialisation failure, read-only, a transaction that was idle for too long. */
const codes = ['55P03', '40P01', '40001', '25006', '25P03']
const sockets = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN']
const sentences = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'not queryable',
]

/**
 * Whether an error of the store means that the database is temporarily unavailable: not reached, restarting, full, or
 * too slow. Nothing was half written, and the same request may be sent again. Every other error is a bug.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && (codes.includes(code) || sockets.includes(code))) return true
    if (typeof code === 'string' && code.length === 5 && classes.includes(code.slice(0, 2))) return true
    const { message } = at
    if (sentences.some((sentence) => message.includes(sentence))) return true
  }
  return false
}

/** The driver's own error; the query builder's message repeats all parameters, which must not be logged. */
export const driverError = (error: Error): Error =>
  error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error
