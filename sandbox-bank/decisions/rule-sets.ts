import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ZenDecisionContent, ZenEngine, type ZenDecision } from '@gorules/zen-engine'
import * as z from 'zod/mini'

export const ruleSetIds = ['card-decision', 'final-decision'] as const
export type RuleSetId = (typeof ruleSetIds)[number]

const column = z.strictObject({ id: z.string(), name: z.string(), field: z.string() })
const position = z.strictObject({ x: z.number(), y: z.number() })
const node = { id: z.string(), name: z.string(), position }

/** A rule: its cells by column, and `_id`, `_description`. */
export const rule = z.record(z.string(), z.string())

const table = z.strictObject({
  ...node,
  type: z.literal('decisionTableNode'),
  content: z.strictObject({
    hitPolicy: z.literal('first'),
    passThrough: z.boolean(),
    inputs: z.array(column),
    outputs: z.array(column),
    rules: z.array(rule),
  }),
})

const formulas = z.strictObject({
  ...node,
  type: z.literal('expressionNode'),
  content: z.strictObject({
    passThrough: z.boolean(),
    expressions: z.array(z.strictObject({ id: z.string(), key: z.string(), value: z.string() })),
  }),
})

const end = z.strictObject({ ...node, type: z.enum(['inputNode', 'outputNode']), content: z.strictObject({}) })

/** A decision model as its file has it: tables and formulas, and in which order they follow each other. */
const graph = z.strictObject({
  nodes: z.array(z.discriminatedUnion('type', [table, formulas, end])),
  edges: z.array(z.strictObject({ id: z.string(), sourceId: z.string(), targetId: z.string(), type: z.string() })),
})

export type Graph = z.output<typeof graph>
export type TableNode = z.output<typeof table>
export type FormulasNode = z.output<typeof formulas>

/** Tables that can be asked. */
export interface RuleSet {
  ruleSetId: RuleSetId
  /** What is in the tables. */
  ruleVersion: string
  graph: Graph
  decision: ZenDecision
}

const engine = new ZenEngine()

function ruleSet(ruleSetId: RuleSetId, file: Buffer): RuleSet {
  return {
    ruleSetId,
    ruleVersion: createHash('sha256').update(file).digest('hex').slice(0, 12),
    graph: graph.parse(JSON.parse(file.toString())),
    decision: engine.createDecision(new ZenDecisionContent(file)),
  }
}

export const ruleSetOf = (ruleSetId: RuleSetId, edited: Graph): RuleSet =>
  ruleSet(ruleSetId, Buffer.from(JSON.stringify(edited)))

/** The tables are files beside this one; a product owner edits them in any decision-table editor. */
const load = (id: RuleSetId) => ruleSet(id, readFileSync(new URL(`./${id}.json`, import.meta.url)))

/** As they are in the files. */
export const shipped: Readonly<Record<RuleSetId, RuleSet>> = {
  'card-decision': load('card-decision'),
  'final-decision': load('final-decision'),
}
