import type { CallResult } from '@card-journey/contract/client.ts'

/** A call that ended in a problem. */
export type Failure = Extract<CallResult<unknown>, { ok: false }>
