import * as z from 'zod/mini'
import type { Graph } from './rule-sets.ts'
import type { TraceStep } from './rules-view.ts'

const values = z.record(z.string(), z.unknown())
/** Of a step of the engine, by node: its order, what it made, and for a table the row that held. */
const traced = z.record(z.string(), values)
const numbered = z.number()

/** The engine's trace as steps in order, each in the words of its table. */
export function stepsOf({ nodes }: Graph, trace: unknown): TraceStep[] {
  const read = traced.safeParse(trace)
  if (!read.success) return []
  const steps = nodes.flatMap((node) => {
    const found = read.data[node.id]
    if (!found || (node.type !== 'decisionTableNode' && node.type !== 'expressionNode')) return []
    const order = numbered.parse(found['order'])
    const all = values.safeParse(found['output']).data ?? {}
    const pick = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, all[key]]))
    const about = { id: node.id, name: node.name }
    if (node.type === 'expressionNode') {
      const answered = pick(node.content.expressions.map(({ key }) => key))
      return [{ order, step: { ...about, asked: {}, answered } }]
    }
    const held = values.safeParse(found['traceData']).data
    const index = numbered.safeParse(held?.['index']).data
    if (index === undefined) return [{ order, step: { ...about, asked: {}, answered: {} } }]
    const step: TraceStep = {
      ...about,
      row: index + 1,
      description: node.content.rules[index]?.['_description'] ?? '',
      asked: values.safeParse(held?.['reference_map']).data ?? {},
      answered: pick(node.content.outputs.map(({ field }) => field)),
    }
    return [{ order, step }]
  })
  return steps.toSorted((one, other) => one.order - other.order).map(({ step }) => step)
}
