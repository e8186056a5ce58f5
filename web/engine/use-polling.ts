import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import { useEffect, useRef } from 'react'
import { usePageData } from '../page/page-data.ts'
import type { Failure } from './failure.ts'

/** Who is waited for: it says how often the bank's policy lets a page look. */
export type AwaitedParty = keyof PagePolicy['pageLooks']

/**
 * Runs `ask` at once and then again and again, never two at a time: ever less often while it finds the same, as often as
 * at first when something has changed, not at all while the page is hidden, and at once when it is shown again.
 * `ask` resolves to what it found. Without somebody to wait for it stops.
 */
export function usePolling(ask: () => Promise<unknown>, awaited: AwaitedParty | undefined): void {
  const { pageLooks } = usePageData().policy
  const latest = useRef({ ask, looks: awaited && pageLooks[awaited] })
  latest.current = { ask, looks: awaited && pageLooks[awaited] }
  const going = awaited !== undefined
  useEffect(() => {
    if (!going) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let running = false
    let ended = false
    let last: string | undefined
    let sameLooks = 0
    const run = async () => {
      clearTimeout(timer)
      if (running || document.visibilityState !== 'visible') return
      running = true
      try {
        const found = JSON.stringify(await latest.current.ask())
        sameLooks = found === last ? sameLooks + 1 : 0
        last = found
      } finally {
        running = false
        // Who is waited for may have changed with what was learnt.
        const { looks } = latest.current
        if (!ended && looks) timer = setTimeout(() => void run(), nextLookMs(sameLooks, looks))
      }
    }
    const turned = () => {
      last = undefined
      void run()
    }
    void run()
    document.addEventListener('visibilitychange', turned)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turned)
    }
  }, [going])
}

const passing: readonly Failure['problem'][] = [
  'NETWORK',
  'UNAVAILABLE',
  'INTERNAL',
  'STILL_RUNNING',
  'VERSION_CONFLICT',
  'TOO_MANY',
]

/** Whether a failure of one poll can be left to the next one. */
export const passes = (failure: Failure | undefined): boolean =>
  failure === undefined || passing.includes(failure.problem)
