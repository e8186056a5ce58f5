import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import type { LimitName } from '@card-journey/contract/call.ts'
import type { Network } from '../network.ts'
import { oldestOut } from '../oldest-out.ts'

/** The calls' limits, and that of documents. */
type Limited = LimitName | 'page'

export const limitScopes = ['browser', 'address', 'prefix'] as const
type Scope = (typeof limitScopes)[number]

/**
 * Calls per minute and node, against scripts. A browser identifies itself by a key that it makes itself, so its address
 * counts too, with room for the many phones behind a carrier's shared one. What protects codes and PINs is counted in
 * the database (services/sign-in/code-limit.ts, store/challenges.ts, store/pins.ts).
 */
const perMinute: Readonly<Record<Limited, Readonly<Partial<Record<Scope, number>>>>> = {
  // One for each visit and reload: further screens come without a document. Nothing in it tells browsers apart.
  page: { address: 2400, prefix: 12_000 },
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

export const limitNames = Object.keys(perMinute)

const minuteSeconds = 60

/**
 * Keys that a node remembers of each scope. Whoever brings more within a minute pushes out his own oldest ones, and could
 * as well have used new ones: a browser makes its key itself, and so many addresses each have a limit of their own.
 */
export const rememberedKeys = 50_000

/** The seconds to wait, or undefined if the call may proceed. */
type Braked = number | undefined

export interface RateLimits {
  /** By address and prefix, before anything is opened. */
  takeNetwork: (limit: Limited, network: Network) => Promise<Braked>
  /** By the browser's key. A plain call has none and counts by its address only. */
  takeBrowser: (limit: LimitName, browser: string) => Promise<Braked>
  /** How many keys are remembered at present. */
  remembered: () => number
}

/**
 * Windows of one minute that begin with the first call. `factor` multiplies every limit (RATE_FACTOR); `onBraked` hears of
 * each call that may not proceed.
 */
export function createRateLimits(
  factor: number,
  capacity = rememberedKeys,
  onBraked?: (scope: Scope, limit: Limited) => void,
): RateLimits {
  const counters = { browser: counter(capacity), address: counter(capacity), prefix: counter(capacity) }

  async function take(limit: Limited, scope: Scope, who: string): Promise<Braked> {
    const { count, msLeft } = await counters[scope].add(`${limit} ${who}`)
    if (count <= (perMinute[limit][scope] ?? Infinity) * factor) return undefined
    onBraked?.(scope, limit)
    return Math.max(1, Math.ceil(msLeft / 1000))
  }

  return {
    takeNetwork: async (limit, { address, prefix }) =>
      (await take(limit, 'prefix', prefix)) ?? (await take(limit, 'address', address)),
    takeBrowser: async (limit, browser) => (browser ? take(limit, 'browser', browser) : undefined),
    remembered: () => Object.values(counters).reduce((sum, { size }) => sum + size(), 0),
  }
}

function counter(capacity: number) {
  const counts = new RateLimiterMemory({ keyPrefix: '', points: 0, duration: minuteSeconds })
  const remember = oldestOut<{ key: string; until: number }>(capacity, ({ key, until }) => {
    // Later than that the key is forgotten already, or counts again in a window that is remembered apart.
    if (until > performance.now()) void counts.delete(key)
  })
  return {
    async add(key: string) {
      const { consumedPoints, msBeforeNext, isFirstInDuration } = await counts.penalty(key)
      if (isFirstInDuration) remember({ key, until: performance.now() + msBeforeNext })
      return { count: consumedPoints, msLeft: msBeforeNext }
    },
    size: () => counts.dump().storage.length,
  }
}
