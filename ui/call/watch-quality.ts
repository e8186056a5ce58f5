import { networkQuality, type NetworkQuality } from './network-quality.ts'
import type { CallStats } from './stats.ts'

const everyMs = 2000

/** Tells how good the connection is, once two looks in a row agree. Returns its end. */
export function watchQuality(look: () => Promise<CallStats>, tell: (quality: NetworkQuality) => void): () => void {
  let before: CallStats | undefined
  let last: NetworkQuality | undefined
  let told: NetworkQuality | undefined
  let ended = false
  const watch = async () => {
    const now = await look().catch(() => undefined)
    if (!now || ended) return
    const quality = before && networkQuality(before, now)
    if (quality && quality === last && quality !== told) tell((told = quality))
    last = quality ?? last
    before = now
  }
  const timer = setInterval(() => void watch(), everyMs)
  return () => {
    ended = true
    clearInterval(timer)
  }
}
