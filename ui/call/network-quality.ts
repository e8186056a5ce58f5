import type { CallStats } from './stats.ts'

export type NetworkQuality = 'good' | 'fair' | 'poor'

/** From these shares of lost packets and round trips (ms) on, people notice: the picture stutters, or answers come late. */
const noticed = { lost: 0.03, roundTripMs: 300 }
/** From these on, talking is hard. */
const hard = { lost: 0.1, roundTripMs: 800 }

/** How good the connection was between two moments; undefined if nothing arrived that could tell. */
export function networkQuality(before: CallStats, now: CallStats): NetworkQuality | undefined {
  const received = now.packetsReceived - before.packetsReceived
  const gone = Math.max(0, now.packetsLost - before.packetsLost)
  if (received + gone <= 0) return undefined
  const lost = gone / (received + gone)
  const roundTripMs = now.roundTripMs ?? 0
  if (lost >= hard.lost || roundTripMs >= hard.roundTripMs) return 'poor'
  return lost >= noticed.lost || roundTripMs >= noticed.roundTripMs ? 'fair' : 'good'
}
