import { framesOf } from './log.ts'

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
