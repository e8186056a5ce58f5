import type { Graph, RuleSetId } from './rule-sets.ts'

/** Tables as the console shows them. */
export interface RuleSetView {
  id: RuleSetId
  graph: Graph
  ruleVersion: string
  /** They are not those of the file. */
  isEdited: boolean
}

/** One table or formula on the way to a decision. */
export interface TraceStep {
  id: string
  name: string
  /** The row that held, from 1, and its description; absent for a formula, or where no row held. */
  row?: number
  description?: string
  /** What it was asked, and what it answered. */
  asked: Readonly<Record<string, unknown>>
  answered: Readonly<Record<string, unknown>>
}

export interface Tried {
  decision: Readonly<Record<string, unknown>>
  /** The tables gave no decision, so the application is referred to a person. */
  failed: boolean
  steps: readonly TraceStep[]
}
