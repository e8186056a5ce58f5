import { metrics } from '@card-journey/server/metrics/declared.ts'
import { code, codes, generated, table } from './markdown.ts'

export const path = 'docs/generated/metrics.md'

/** Longer lists are the ids of something that has a document of its own. */
const writtenOut = 12

const labelsOf = (labels: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(labels)
    .map(([name, values]) =>
      values.length > writtenOut
        ? `${code(name)}: one of ${values.length}, such as ${codes(values.slice(0, 3))}`
        : `${code(name)}: ${codes(values)}`,
    )
    .join('; ')

/** What `/metrics` says, for who watches it. */
export const render = (): string => `${generated}

# The metrics

\`/metrics\` on the operators' port, in the form of Prometheus, unless \`METRICS\` is \`false\`. Beside those of the process
that prom-client has (\`process_…\` and \`nodejs_…\`: CPU, memory, garbage collection, and as
\`nodejs_eventloop_lag_p99_seconds\` how late the event loop runs) there are these (\`server/metrics/declared.ts\`). Counters
and histograms begin at 0 with each process; add them up over nodes. A gauge of the database is the same at every node: take
the greatest, not the sum. It is read at most every five seconds, and counts no further than 10,000.

Each label's values are a closed list: nothing that somebody entered, and nobody's id, is ever in a metric. A value that isn't
in its list is counted as \`other\`. Rules for alerts that use them: [ops/alerts.yaml](../../ops/alerts.yaml).

${table(
  ['metric', 'type', 'of each', 'says', 'labels'],
  Object.entries(metrics).map(([name, { type, of, says, labels }]) => [code(name), type, of, says, labelsOf(labels)]),
)}
`
