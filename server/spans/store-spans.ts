import type { OpenStore } from '../store/open-store.ts'
import { tracePlace } from '../tracing.ts'
import type { Spans } from './spans.ts'

/** Parts that are no verbs of the store, and what hands on the entries of everybody. */
const untold = ['database', 'cells', 'keys', 'close', 'ready', 'outbox.relay', 'outbox.onWritten']

/**
 * The store, with each of its verbs a span by its name: `save`, `outbox.open`. Only within a call or a job. Jobs work with one
 * cell's store.
 */
export const storeInSpans = (store: OpenStore, spans: Spans): OpenStore => ({
  ...inSpans(store, '', spans),
  cells: store.cells.map((cell) => inSpans(cell, '', spans)),
})

function inSpans<Part extends object>(part: Part, prefix: string, spans: Spans): Part {
  const members = Object.entries(part).map(([name, member]: [string, unknown]) => {
    if (untold.includes(prefix + name)) return [name, member]
    if (typeof member === 'function') return [name, verbInSpan(`${prefix}${name}`, member, spans)]
    return [name, typeof member === 'object' && member ? inSpans(member, `${prefix}${name}.`, spans) : member]
  })
  // Safe: the same members under the same names.
  return Object.fromEntries(members) as Part
}

function verbInSpan(name: string, verb: Function, spans: Spans) {
  const about = {
    kind: 'store',
    name: `store ${name}`,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name },
  } as const
  return (...given: unknown[]): unknown =>
    tracePlace()?.span ? spans.within(about, () => verb(...given) as unknown) : (verb(...given) as unknown)
}
