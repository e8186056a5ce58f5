import { setTimeout as sleep } from 'node:timers/promises'

const firstPauseMs = 1000
const longestPauseMs = 60_000

/**
 * Starts something, again and again until it succeeds, with pauses that double up to a minute. `stop` ends that, after
 * the attempt under way.
 */
export function keepStarting(start: () => Promise<void>, onFailed: (error: unknown) => void, pauseMs = firstPauseMs) {
  const stopped = new AbortController()
  const trying = (async () => {
    for (let pause = pauseMs; !stopped.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await start()
      } catch (error) {
        onFailed(error)
      }
      await sleep(pause, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopped.abort()
      await trying
    },
  }
}
