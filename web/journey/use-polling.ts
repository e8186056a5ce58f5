import { useEffect, useRef } from 'react'
import type { Failure } from './problem-routing.ts'

/**
 * Runs `ask` at once and then every so many ms while the page is visible, never two at a time, and at once again when
 * the page is shown after it was hidden. `undefined` stops it.
 */
export function usePolling(ask: () => Promise<unknown>, everyMs: number | undefined): void {
  const latest = useRef(ask)
  latest.current = ask
  const pace = useRef(everyMs)
  pace.current = everyMs
  const going = everyMs !== undefined
  useEffect(() => {
    if (!going) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let running = false
    let ended = false
    const run = async () => {
      clearTimeout(timer)
      if (running || document.visibilityState !== 'visible') return
      running = true
      try {
        await latest.current()
      } finally {
        running = false
        // The pace may have changed with what was learnt.
        if (!ended && pace.current !== undefined) timer = setTimeout(() => void run(), pace.current)
      }
    }
    const turned = () => void run()
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
