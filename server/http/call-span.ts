import type { Call } from '@card-journey/contract/call.ts'
import type { SpanAttributes, Spans } from '../spans/spans.ts'

type Note = (more: SpanAttributes) => void

/** A call as a span, where spans are collected. */
export function inCallSpan<Result>(
  spans: Spans | undefined,
  { id, method, path }: Call,
  work: (note?: Note) => Result,
): Result {
  if (!spans) return work()
  const attributes = { call: id, 'http.request.method': method, 'http.route': path } as const
  return spans.within({ kind: 'call', name: `${method} ${path}`, attributes }, work)
}
