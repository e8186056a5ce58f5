import type { CallResult } from '@card-journey/contract/client.ts'

/** A call that gave a problem instead of its response. */
export type Failure = Extract<CallResult<unknown>, { ok: false }>
