import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import { networkOf } from '../../network.ts'

const tenMinutes = 600
/** Multiples of the limit for one address in ten minutes: for its prefix, and for a day. */
const prefixFactor = 5
const dayFactor = 10

/**
 * Takes one of the codes that may be sent for an address and its prefix (T4): the browser's key and the number that a
 * code goes to are the caller's choice, the address is not. Counted in the database, across all nodes. Returns the
 * seconds to wait if a limit is reached.
 */
export async function limitCodes(ip: string, at: number, { store, config, log }: Deps): Promise<number | undefined> {
  const { address, prefix } = networkOf(ip)
  const base = Math.max(1, Math.round(config.codesPerAddress * config.rateFactor))
  const limits = [
    { kind: 'address', who: address, limit: base },
    { kind: 'prefix', who: prefix, limit: base * prefixFactor },
  ]
  for (const { kind, who, limit } of limits)
    for (const [windowSeconds, allowed] of [
      [tenMinutes, limit],
      [daySeconds, limit * dayFactor],
    ] as const) {
      const key = `codes:${kind}:${windowSeconds}:${who}`
      const taken = await store.limits.take({ key, limit: Math.min(allowed, 2 ** 31 - 1), windowSeconds, at })
      if (taken.allowed) continue
      log.warn('codes-limited', { kind })
      return Math.max(1, Math.ceil((taken.resetsAt - at) / 1000))
    }
  return undefined
}
