import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { traceOf } from '@card-journey/contract/trace.ts'

/*
 * W3C trace context (ADR 0067). A browser names the trace of each call; every line that is logged for it and every
 * request to the bank's systems carries that name.
 */

const traces = new AsyncLocalStorage<string>()

/** The trace id of the call or job that is being worked on. */
export const currentTrace = (): string | undefined => traces.getStore()

/** The trace that a request names; one of our own if it names none. An id of zeros is invalid. */
const traceFrom = (header: unknown): string => {
  const named = typeof header === 'string' ? /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header) : null
  const [, trace = '', parent = ''] = named ?? []
  return /[^0]/.test(trace) && /[^0]/.test(parent) ? trace : randomBytes(16).toString('hex')
}

export const inTraceOf = <Result>(header: unknown, work: () => Result): Result => traces.run(traceFrom(header), work)

/** Work that something else starts later, as a socket's events do: in the trace that is present now. */
export const inThisTrace = <Work extends (...args: never[]) => unknown>(work: Work): Work =>
  AsyncLocalStorage.bind(work)

/** A job's attempts are one trace, named by its entry. */
export const inTraceOfJob = <Result>(outboxId: string, work: () => Result): Result =>
  traces.run(traceOf(outboxId), work)

/** For a request that leaves: the trace, and a new id for this request. */
export function outgoingTraceParent(): string | undefined {
  const trace = currentTrace()
  return trace && `00-${trace}-${randomBytes(8).toString('hex')}-01`
}
