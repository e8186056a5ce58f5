import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { traceOf } from '@card-journey/contract/trace.ts'

/*
 * W3C trace context (ADR 0067). A browser names the trace of each call; every line that is logged for it and every
 * request to the bank's systems carries that name.
 */

/** Where work is in its trace. */
export interface TracePlace {
  trace: string
  /** The span that it is in; at the beginning the one from which a request came. */
  span?: string | undefined
  /** Whether that one is another program's. */
  remote?: boolean
  /** Whether spans of this trace are recorded, as far as that has been decided. */
  sampled?: boolean
}

const places = new AsyncLocalStorage<TracePlace>()

export const tracePlace = (): TracePlace | undefined => places.getStore()

/** The trace id of the call or job that is being worked on. */
export const currentTrace = (): string | undefined => places.getStore()?.trace

export const inTracePlace = <Result>(place: TracePlace, work: () => Result): Result => places.run(place, work)

/** The trace that a request names; one of our own if it names none. An id of zeros is invalid. */
function traceFrom(header: unknown): TracePlace {
  const named = typeof header === 'string' ? /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) : null
  const [, trace = '', span = '', flags = ''] = named ?? []
  if (!/[^0]/.test(trace) || !/[^0]/.test(span)) return { trace: randomBytes(16).toString('hex') }
  return { trace, span, remote: true, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const inTraceOf = <Result>(header: unknown, work: () => Result): Result => places.run(traceFrom(header), work)

/** Work that something else starts later, as a socket's events do: in the trace that is present now. */
export const inThisTrace = <Work extends (...args: never[]) => unknown>(work: Work): Work =>
  AsyncLocalStorage.bind(work)

/** A job's attempts are one trace, named by its entry. */
export const inTraceOfJob = <Result>(outboxId: string, work: () => Result): Result =>
  places.run({ trace: traceOf(outboxId) }, work)

/** For a request that leaves: the trace, and the span that it is, or else a new id for this request. */
export function outgoingTraceParent(): string | undefined {
  const place = tracePlace()
  if (!place) return undefined
  const { trace, span, remote, sampled } = place
  if (!span || remote) return `00-${trace}-${randomBytes(8).toString('hex')}-01`
  return `00-${trace}-${span}-${sampled ? '01' : '00'}`
}
