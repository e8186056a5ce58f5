import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import {
  metrics,
  otherValue,
  type CounterName,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  type Metric,
} from './declared.ts'

/** The values of a gauge at this moment, each with its labels. */
export type Reading<Name extends GaugeName> = readonly (readonly [value: number, labels: LabelsOf<Name>])[]

export interface Metrics {
  count: <Name extends CounterName>(name: Name, labels: LabelsOf<Name>) => void
  observe: <Name extends HistogramName>(name: Name, seconds: number, labels: LabelsOf<Name>) => void
  /** Read at each scrape. A reading that fails has no values. */
  gauge: <Name extends GaugeName>(name: Name, read: () => Reading<Name> | Promise<Reading<Name>>) => void
  contentType: string
  /** In the form of Prometheus. */
  text: () => Promise<string>
}

type LabelValues = Readonly<Record<string, string>>

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters: Record<string, Counter> = {}
  const histograms: Record<string, Histogram> = {}
  for (const [name, { type, says, labels, ...more }] of Object.entries(metrics)) {
    const about = { name, help: says, labelNames: Object.keys(labels), registers: [registry] }
    if (type === 'counter') counters[name] = new Counter(about)
    if (type === 'histogram' && 'buckets' in more)
      histograms[name] = new Histogram({ ...about, buckets: [...more.buckets] })
  }
  return {
    count: (name, labels) => counters[name]?.inc(closed(name, labels)),
    observe: (name, seconds, labels) => histograms[name]?.observe(closed(name, labels), seconds),
    gauge: (name, read) =>
      void new Gauge({
        name,
        help: metrics[name].says,
        labelNames: Object.keys(metrics[name].labels),
        registers: [registry],
        async collect() {
          const readings = await Promise.resolve()
            .then(read)
            .catch(() => [])
          this.reset()
          // A gauge without labels would be 0, as if that had been read.
          if (readings.length === 0 && Object.keys(metrics[name].labels).length === 0) this.remove()
          for (const [value, labels] of readings) this.set(closed(name, labels), value)
        },
      }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

const listed = new Map<string, ReadonlySet<string>>(
  Object.entries(metrics).flatMap(([name, { labels }]) =>
    Object.entries(labels).map(([label, values]) => [`${name} ${label}`, new Set<string>(values)] as const),
  ),
)

/** A value that is not in its list would be a series of its own, perhaps somebody's. */
function closed(name: Metric, labels: LabelValues): Record<string, string> {
  const values: Record<string, string> = {}
  for (const label in labels) {
    const value = labels[label] ?? ''
    values[label] = listed.get(`${name} ${label}`)?.has(value) ? value : otherValue
  }
  return values
}

/** The same answer for that long, so that many scrapes are one reading. */
export function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (!kept || performance.now() >= kept.until) kept = { value: read(), until: performance.now() + ms }
    return kept.value
  }
}
