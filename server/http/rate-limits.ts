import type { LimitName } from '@card-journey/contract/call.ts'

/** Calls a minute per browser (or address, for plain calls): a brake on scripts, per node. What protects codes and PINs is counted in the database. */
const perMinute: Readonly<Record<LimitName, number>> = {
  public: 600,
  session: 240,
  'otp-request': 20,
  'otp-verify': 30,
  lookup: 120,
  save: 600,
  decision: 30,
  reveal: 30,
  pin: 20,
}

interface Window {
  startedAt: number
  count: number
}

/** Fixed windows of a minute. `take` gives undefined when the call may go on, else the seconds to wait. */
export function createRateLimits(factor: number): {
  take: (limit: LimitName, who: string, at: number) => number | undefined
} {
  let windows = new Map<string, Window>()
  return {
    take(limit, who, at) {
      if (windows.size > 50_000) windows = new Map([...windows].filter(([, window]) => at - window.startedAt < 60_000))
      const key = `${limit} ${who}`
      const window = windows.get(key)
      if (!window || at - window.startedAt >= 60_000) {
        windows.set(key, { startedAt: at, count: 1 })
        return undefined
      }
      window.count += 1
      return window.count > perMinute[limit] * factor
        ? Math.max(1, Math.ceil((window.startedAt + 60_000 - at) / 1000))
        : undefined
    },
  }
}
