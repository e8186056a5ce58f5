import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
} from 'cockatiel'
import type { Fault, Reply } from './host-response.ts'

/** `open`: nothing is sent; `halfOpen`: one call tries. */
export type BreakerState = 'closed' | 'halfOpen' | 'open'

/** Consecutive failures that open the breaker. */
const failuresToOpen = 8

/** How many callers may wait for each slot of the bulkhead. */
const queuedPerPlace = 4

/**
 * One breaker and one bulkhead per host; at most two retries, with jitter. A read is retried if the fault may be
 * temporary; an effect only if it certainly did not happen. Nothing is retried past `totalMs`, nor if the host gave its
 * own waiting time. A burst of applicants waits in a short queue, as long as a response can still come in time; a
 * caller who waits longer, or finds the queue full, is turned away before anything is sent.
 */
export function guardHost(settings: { totalMs: number; timeoutMs: number; concurrency: number; breakerMs: number }) {
  const isFault = (reply: unknown): reply is Fault => (reply as Reply | undefined)?.kind === 'fault'
  const isOfHost = (reply: unknown): boolean => isFault(reply) && !reply.ofMessage
  const breaker = circuitBreaker(handleWhenResult(isOfHost), {
    halfOpenAfter: settings.breakerMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  })
  const places = bulkhead(settings.concurrency, settings.concurrency * queuedPerPlace)

  const guarded = async (
    effect: boolean,
    attempt: () => Promise<Reply>,
  ): Promise<{ reply: Reply; attempts: number }> => {
    const deadline = performance.now() + settings.totalMs - settings.timeoutMs
    const worthRepeating = (reply: unknown) =>
      isFault(reply) && reply.passing && (!effect || reply.happened === 'no') && performance.now() <= deadline
    const repetition = retry(handleWhenResult(worthRepeating), {
      maxAttempts: 2,
      backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 600 }),
    })
    let attempts = 0
    const reply = await repetition.execute(async () => {
      attempts += 1
      try {
        const queued = places.executionSlots === 0
        const waitsUntil = performance.now() + settings.totalMs - settings.timeoutMs
        const tooLate = () => queued && performance.now() >= waitsUntil
        return await places.execute(() => (tooLate() ? overload : breaker.execute(attempt)))
      } catch (error) {
        return rejection(error, settings.breakerMs)
      }
    })
    return { reply, attempts }
  }
  /** A connection that stays takes no place of the bulkhead; the breaker counts whether it came about. */
  const connecting = async <Line>(open: () => Promise<Line | Fault>): Promise<Line | Fault> => {
    try {
      return await breaker.execute(open)
    } catch (error) {
      return rejection(error, settings.breakerMs)
    }
  }
  const state = (): BreakerState =>
    breaker.state === CircuitState.Closed ? 'closed' : breaker.state === CircuitState.HalfOpen ? 'halfOpen' : 'open'
  return { guarded, connecting, state }
}

const turnedAway = { kind: 'fault', happened: 'no', passing: false } as const
const overload: Fault = { ...turnedAway, name: 'overload', retryAfterSeconds: 1 }

/** Bulkhead and breaker reject before anything is sent. */
function rejection(error: unknown, breakerMs: number): Fault {
  if (isBrokenCircuitError(error)) {
    return { ...turnedAway, name: 'breaker', retryAfterSeconds: Math.ceil(breakerMs / 1000) }
  }
  if (isBulkheadRejectedError(error)) return overload
  throw error
}
