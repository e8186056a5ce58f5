import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  wrap,
} from 'cockatiel'
import type { Fault, Reply } from './host-response.ts'

/** So many failures in a row open the breaker. */
const failuresToOpen = 8

/**
 * One breaker and one bulkhead per host; at most two repetitions, with jitter. A read is repeated when the fault may
 * pass; an effect only when it certainly did not happen. Nothing is repeated past `totalMs`, nor when the host named
 * its own waiting time.
 */
export function guardHost(settings: { totalMs: number; timeoutMs: number; concurrency: number; breakerMs: number }) {
  const isFault = (reply: unknown): reply is Fault => (reply as Reply | undefined)?.kind === 'fault'
  const breaker = circuitBreaker(handleWhenResult(isFault), {
    halfOpenAfter: settings.breakerMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  })
  const guard = wrap(bulkhead(settings.concurrency, 0), breaker)

  return async (effect: boolean, attempt: () => Promise<Reply>): Promise<{ reply: Reply; attempts: number }> => {
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
        return await guard.execute(attempt)
      } catch (error) {
        return rejection(error, settings.breakerMs)
      }
    })
    return { reply, attempts }
  }
}

/** Bulkhead and breaker reject before anything is sent. */
function rejection(error: unknown, breakerMs: number): Fault {
  const turnedAway = { kind: 'fault', happened: 'no', passing: false } as const
  if (isBrokenCircuitError(error)) {
    return { ...turnedAway, name: 'breaker', retryAfterSeconds: Math.ceil(breakerMs / 1000) }
  }
  if (isBulkheadRejectedError(error)) return { ...turnedAway, name: 'overload', retryAfterSeconds: 1 }
  throw error
}
