import { metrics, otherValue } from '@card-journey/server/metrics/declared.ts'
import { createMetrics } from '@card-journey/server/metrics/metrics.ts'
import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

const declared: Readonly<Record<string, { type: string; labels: Readonly<Record<string, readonly string[]>> }>> =
  metrics
const ourSource = sourceFiles().filter((file) => file.startsWith('server/') && !isTest(file))

test('a metric is named after what it counts, by the conventions of Prometheus', () => {
  const odd = Object.entries(declared).filter(
    ([name, { type }]) =>
      !/^[a-z]+(_[a-z]+)*$/.test(name) ||
      (type === 'counter') !== name.endsWith('_total') ||
      (type === 'histogram' && !name.endsWith('_seconds')),
  )
  expect(odd.map(([name]) => name)).toEqual([])
})

test('[T18] no metric has a label without end: each value is a short name of ours, and a metric has few thousand series', () => {
  const series = Object.entries(declared).map(([name, { type, labels }]) => {
    const lists = Object.values(labels)
    expect(lists.flat().filter((value) => !/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/.test(value))).toEqual([])
    expect(lists.filter((values) => values.length === 0)).toEqual([])
    return [name, lists.reduce((product, values) => product * values.length, type === 'histogram' ? 10 : 1)] as const
  })
  // A refusal is declared for few of the calls: what can occur is far less than the product.
  expect(series.filter(([name, count]) => count > 6000 && name !== 'call_refusals_total')).toEqual([])
})

test('every metric that is declared is counted somewhere, and nothing else makes metrics', () => {
  const others = ourSource.filter((file) => !file.startsWith('server/metrics/declared'))
  const text = others.map(textOf).join('\n')
  expect(Object.keys(declared).filter((name) => !text.includes(`'${name}'`))).toEqual([])
  expect(others.filter((file) => textOf(file).includes("'prom-client'"))).toEqual(['server/metrics/metrics.ts'])
})

const rules = textOf('ops/alerts.yaml')

/** The expressions: on the line itself, or folded onto the lines below that are indented further. */
const expressions = [...rules.matchAll(/^( +)expr: (?:>-\n((?:\1 +.*\n)+)|(.*)\n)/gm)].map(
  ([, , folded, plain]) => folded ?? plain ?? '',
)

/** Each metric of an expression, with what is asked of its labels: a name that is no function and no keyword. */
const namedIn = (expression: string) =>
  [
    ...expression
      .replaceAll(/\[\w+\]|\b(?:by|on) \([^)]*\)/g, '')
      .matchAll(/(?<![\w."])([a-z_]\w*)(?![\w(])(?! \()(?:\{([^}]*)\})?/g),
  ]
    .map(([, name = '', matchers = '']) => ({ name, matchers }))
    .filter(({ name }) => !['and', 'or', 'sum', 'max'].includes(name))

const plainName = (name: string): string => name.replace(/_(bucket|count|sum)$/, '')

test('every metric and label that the rules for alerts name is there', async () => {
  expect(expressions.length).toBe(rules.match(/- alert:/g)?.length)
  const process = await createMetrics().text()
  const named = expressions.flatMap(namedIn)
  expect(new Set(named.map(({ name }) => plainName(name))).size).toBeGreaterThan(12)
  const unknown = named.filter(
    ({ name }) => name !== 'up' && !declared[plainName(name)] && !process.includes(`# TYPE ${name} `),
  )
  expect(unknown).toEqual([])
  for (const { name, matchers } of named.filter(({ name: one }) => declared[plainName(one)]))
    for (const [, label = '', values = ''] of matchers.matchAll(/(\w+)=~?"([^"]*)"/g))
      for (const value of values.split('|')) expect(declared[plainName(name)]?.labels[label], name).toContain(value)
})

test('a rule that names no metric, label or value of ours is found', () => {
  expect(namedIn('sum by (kind) (rate(no_such_total{outcome="right"}[5m])) > 0')).toEqual([
    { name: 'no_such_total', matchers: 'outcome="right"' },
  ])
})

test('[T18] what is in no list is counted as other, whatever it is', async () => {
  const { count, observe, text } = createMetrics()
  count('leaves_total', { screen: '9812300771' })
  observe('http_request_seconds', 0.1, { call: '/api/x?pan=ABCPS1234F', status: '2xx' })
  const said = await text()
  expect(said).not.toMatch(/9812300771|ABCPS1234F/)
  expect(said).toContain(`leaves_total{screen="${otherValue}"} 1`)
})
