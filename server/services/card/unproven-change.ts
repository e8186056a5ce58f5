import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import { requestName } from '../request-name.ts'
import type { Holder } from './holder-proof.ts'

export interface TooManyChanges {
  kind: 'tooMany'
  retryAfterSeconds: number
}

/** Takes one of the day's changes that need no proof, each of which is texted to the holder. A repetition counts once. */
export async function tooManyUnproven(
  held: Pick<Holder, 'stored' | 'transactionId' | 'body' | 'at'>,
  deps: Pick<Deps, 'store' | 'secrets' | 'masterData'>,
): Promise<TooManyChanges | undefined> {
  const { stored, at } = held
  const { limits } = deps.store
  const key = `unproven-card-changes:${stored.id}`
  const limit = deps.masterData().policy.unprovenCardChangesPerDay
  const once = `${key}:${requestName(held, deps)}`
  const taken = await limits.takeOnce({ key, once, limit, windowSeconds: daySeconds, at })
  if (taken.kind !== 'spent') return undefined
  const { resetsAt } = await limits.look({ key, limit, at })
  return { kind: 'tooMany', retryAfterSeconds: Math.max(1, Math.ceil((resetsAt - at) / 1000)) }
}
