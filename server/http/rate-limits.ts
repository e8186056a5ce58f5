import type { LimitName } from '@card-journey/contract/call.ts'
import type { Network } from '../network.ts'

type Scope = 'browser' | 'address' | 'prefix'

/**
 * Calls per minute and node, against scripts. A browser identifies itself by a key that it makes itself, so its address
 * counts too, with room for the many phones behind a carrier's shared one. What protects codes and PINs is counted in
 * the database (services/sign-in/code-limit.ts, store/challenges.ts, store/pins.ts).
 */
const perMinute: Readonly<Record<LimitName, Readonly<Record<Scope, number>>>> = {
  public: { browser: 600, address: 6000, prefix: 30_000 },
  session: { browser: 240, address: 2400, prefix: 12_000 },
  'otp-request': { browser: 20, address: 300, prefix: 1500 },
  'otp-verify': { browser: 30, address: 300, prefix: 1500 },
  lookup: { browser: 120, address: 600, prefix: 3000 },
  save: { browser: 600, address: 3000, prefix: 15_000 },
  // A file comes in pieces of up to 256 KiB; on a slow line in smaller ones.
  upload: { browser: 480, address: 2400, prefix: 12_000 },
  decision: { browser: 30, address: 300, prefix: 1500 },
  reveal: { browser: 30, address: 300, prefix: 1500 },
  pin: { browser: 20, address: 300, prefix: 1500 },
  report: { browser: 20, address: 60, prefix: 300 },
}

const minute = 60_000
const sweepEvery = 10_000

interface Window {
  startedAt: number
  count: number
}

/** The seconds to wait, or undefined if the call may proceed. */
type Braked = number | undefined

export interface RateLimits {
  /** By address and prefix, before anything is opened. */
  takeNetwork: (limit: LimitName, network: Network, at: number) => Braked
  /** By the browser's key. A plain call has none and counts by its address only. */
  takeBrowser: (limit: LimitName, browser: string, at: number) => Braked
}

/** Fixed one-minute windows. `factor` multiplies every limit (RATE_FACTOR). */
export function createRateLimits(factor: number): RateLimits {
  const windows = new Map<string, Window>()
  let sweptAt = 0
  const isOver = ({ startedAt }: Window, at: number): boolean => at < startedAt || at - startedAt >= minute

  function sweep(at: number): void {
    if (Math.abs(at - sweptAt) < sweepEvery) return
    sweptAt = at
    for (const [key, window] of windows) if (isOver(window, at)) windows.delete(key)
  }

  function take(limit: LimitName, scope: Scope, who: string, at: number): Braked {
    sweep(at)
    const key = `${limit} ${scope} ${who}`
    const window = windows.get(key)
    if (!window || isOver(window, at)) {
      windows.set(key, { startedAt: at, count: 1 })
      return undefined
    }
    window.count += 1
    return window.count > perMinute[limit][scope] * factor
      ? Math.max(1, Math.ceil((window.startedAt + minute - at) / 1000))
      : undefined
  }

  return {
    takeNetwork: (limit, { address, prefix }, at) =>
      take(limit, 'prefix', prefix, at) ?? take(limit, 'address', address, at),
    takeBrowser: (limit, browser, at) => (browser ? take(limit, 'browser', browser, at) : undefined),
  }
}
