import { useJourney } from '../engine/use-journey.ts'
import { useTicks } from './use-ticks.ts'

/** Whole seconds until a moment (ms by the server's clock), counting down; 0 when it has passed or there is none. */
export function useSecondsLeft(until: number | undefined): number {
  const { now } = useJourney()
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))
  useTicks(left > 0 ? 1000 : undefined)
  return left
}
