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

/** With less of its time-out left an attempt is not begun. */
const leastShare = 0.25

/** A shorter attempt says nothing of the host: a closed breaker does not count it. */
const tellingShare = 0.9

interface GuardSettings {
  /** All attempts of a call together, with their pauses and the wait in the queue. */
  totalMs: number
  /** One attempt. */
  timeoutMs: number
  concurrency: number
  breakerMs: number
  /** How many ms whoever asks has left, if that is limited. */
  timeLeft?: (() => number | undefined) | undefined
}

/**
 * One breaker and one bulkhead per host; at most two retries, with jitter. A read is retried if the fault may be
 * temporary; an effect only if it certainly did not happen. Nothing goes on past `totalMs` or what its caller has left,
 * and nothing is retried if the host gave its own waiting time. A burst of applicants waits in a short queue, as long
 * as a response can still come in time; a caller who waits longer, or finds the queue full, is turned away before
 * anything is sent.
 */
export function guardHost(settings: GuardSettings) {
  const isFault = (reply: unknown): reply is Fault => (reply as Reply | undefined)?.kind === 'fault'
  const isOfHost = (reply: unknown): boolean => isFault(reply) && !reply.ofMessage
  const breaker = circuitBreaker(handleWhenResult(isOfHost), {
    halfOpenAfter: settings.breakerMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  })
  const places = bulkhead(settings.concurrency, settings.concurrency * queuedPerPlace)

  const guarded = async (
    effect: boolean,
    attempt: (withinMs: number) => Promise<Reply>,
  ): Promise<{ reply: Reply; attempts: number }> => {
    const { totalMs, timeoutMs } = settings
    const until = performance.now() + Math.min(totalMs, settings.timeLeft?.() ?? totalMs)
    const leftMs = () => until - performance.now()
    const worthRepeating = (reply: unknown) =>
      isFault(reply) && reply.passing && (!effect || reply.happened === 'no') && leftMs() >= timeoutMs
    const isTooShortToTell = (withinMs: number) => withinMs < timeoutMs * tellingShare
    const send = (withinMs: number) =>
      isTooShortToTell(withinMs) && breaker.state === CircuitState.Closed
        ? attempt(withinMs)
        : breaker.execute(() => attempt(withinMs))
    const repetition = retry(handleWhenResult(worthRepeating), {
      maxAttempts: 2,
      backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 600 }),
    })
    let attempts = 0
    const reply = await repetition.execute(async () => {
      attempts += 1
      try {
        const queued = places.executionSlots === 0
        return await places.execute(() => {
          const withinMs = Math.min(timeoutMs, Math.ceil(leftMs()))
          if (withinMs < timeoutMs * leastShare) return tooLate
          return queued && isTooShortToTell(withinMs) ? overload : send(withinMs)
        })
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
const tooLate: Fault = { ...turnedAway, name: 'timeout' }

/** Bulkhead and breaker reject before anything is sent. */
function rejection(error: unknown, breakerMs: number): Fault {
  if (isBrokenCircuitError(error)) {
    return { ...turnedAway, name: 'breaker', retryAfterSeconds: Math.ceil(breakerMs / 1000) }
  }
  if (isBulkheadRejectedError(error)) return overload
  throw error
}
