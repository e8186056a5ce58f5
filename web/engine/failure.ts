import type { CallResult } from '@card-journey/contract/client.ts'

/** Problems that pass, and say nothing about what was asked. */
export const passing: readonly Failure['problem'][] = [
  'NETWORK',
  'UNAVAILABLE',
  'INTERNAL',
  'TOO_MANY',
  'STILL_RUNNING',
]

/** A call that ended in a problem. */
export type Failure = Extract<CallResult<unknown>, { ok: false }>
