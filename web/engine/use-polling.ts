import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import { useEffect, useRef } from 'react'
import { usePageData } from '../page/page-data.ts'
import { passing, type Failure } from './failure.ts'

/** What the page waits for, which decides how often the bank's policy lets it poll. */
export type AwaitedParty = keyof PagePolicy['pageLooks']

export interface PollingOptions {
  /** Also while the page is hidden: someone waits for the applicant there. */
  evenHidden?: boolean
}

/**
 * Polls with `ask`, immediately and then repeatedly, never two at a time: less and less often while nothing changes, at
 * the initial rate again after a change, not at all while the page is hidden, and immediately when it is shown again.
 * `ask` resolves to what it found. Stops if there is nothing to wait for.
 */
export function usePolling(
  ask: () => Promise<unknown>,
  awaited: AwaitedParty | undefined,
  { evenHidden = false }: PollingOptions = {},
): void {
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
      if (running || (document.visibilityState !== 'visible' && !evenHidden)) return
      running = true
      try {
        const found = JSON.stringify(await latest.current.ask())
        sameLooks = found === last ? sameLooks + 1 : 0
        last = found
      } finally {
        running = false
        // What the page waits for may have changed with the result.
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
  }, [going, evenHidden])
}

/** Whether a failure of one poll can be left to the next one. */
export const passes = (failure: Failure | undefined): boolean =>
  failure === undefined || failure.problem === 'VERSION_CONFLICT' || passing.includes(failure.problem)
