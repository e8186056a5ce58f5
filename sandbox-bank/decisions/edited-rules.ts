import * as z from 'zod/mini'
import type { State } from '../state.ts'
import { checkTables, type Finding } from './check-cells.ts'
import { decideCard, decideFinally, type CardQuestion } from './rules.ts'
import { rule, ruleSetOf, shipped, type Graph, type RuleSet, type RuleSetId } from './rule-sets.ts'

/** What may be changed of tables: their rules and their formulas. Columns and order stay. */
export const edit = z.strictObject({
  tables: z.record(z.string(), z.array(rule).check(z.maxLength(100))),
  formulas: z.record(z.string(), z.string().check(z.maxLength(500))),
})
export type Edit = z.output<typeof edit>

/** The shipped tables with an edit's rules and formulas; cells of columns that a table does not have are left out. */
export function withEdit(ruleSetId: RuleSetId, { tables, formulas }: Edit): Graph {
  const { graph } = shipped[ruleSetId]
  return {
    ...graph,
    nodes: graph.nodes.map((node) => {
      if (node.type === 'expressionNode') {
        const expressions = node.content.expressions.map((each) => ({
          ...each,
          value: formulas[each.id] ?? each.value,
        }))
        return { ...node, content: { ...node.content, expressions } }
      }
      if (node.type !== 'decisionTableNode') return node
      const columns = [...node.content.inputs, ...node.content.outputs].map(({ id }) => id)
      const rules = (tables[node.id] ?? node.content.rules).map((given, index) => ({
        _id: `${node.id}-${index + 1}`,
        _description: given['_description'] ?? '',
        ...Object.fromEntries(columns.map((id) => [id, given[id] ?? ''])),
      }))
      return { ...node, content: { ...node.content, rules } }
    }),
  }
}

/** An applicant of whom nothing decides: others differ from this one. */
export const ordinary: CardQuestion = {
  age: 30,
  employmentType: 'SALARIED',
  monthlyIncome: 100_000,
  bureauRecord: 'Y',
  bureauScore: 700,
  secured: 'N',
  deposit: 28_000,
}

/** Applicants of every kind, each of whom must get a decision. */
const samples: readonly CardQuestion[] = [
  ...[18, 21, 65, 66, 100].map((age) => ({ ...ordinary, age })),
  ...(['SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT'] as const).map((employmentType) => ({
    ...ordinary,
    employmentType,
  })),
  ...[0, 24_999, 25_000, 49_999, 50_000, 75_000, 99_999, 500_000, 10_000_000].map((monthlyIncome) => ({
    ...ordinary,
    monthlyIncome,
  })),
  ...[300, 649, 650, 749, 750, 900].map((bureauScore) => ({ ...ordinary, bureauScore })),
  ...[10_000, 30_000, 60_000, 200_000].map((monthlyIncome): CardQuestion => ({
    ...ordinary,
    monthlyIncome,
    bureauRecord: 'N',
    bureauScore: 0,
  })),
  { ...ordinary, secured: 'Y' },
]

const about = ({ age, employmentType, monthlyIncome, bureauRecord, bureauScore, secured }: CardQuestion) =>
  `aged ${age}, ${employmentType}, ₹${monthlyIncome} a month, ${bureauRecord === 'Y' ? `score ${bureauScore}` : 'no bureau record'}${secured === 'Y' ? ', card against a deposit' : ''}`

/** Whom these tables leave without a decision, in words; undefined if nobody. The engine is asked, so a formula is checked too. */
async function undecided(rules: RuleSet): Promise<string | undefined> {
  if (rules.ruleSetId === 'final-decision') {
    for (const accepted of ['Y', 'N'] as const)
      if ((await decideFinally(accepted, rules)).failed) return `documents accepted: ${accepted}`
    return undefined
  }
  for (const sample of samples) if ((await decideCard(sample, rules)).failed) return about(sample)
  return undefined
}

export type Checked = { rules: RuleSet } | { findings: Finding[] } | { undecided: string }

/** Whether an edit can be used: every cell can be read, and every kind of applicant gets a decision. */
export async function checkEdit(ruleSetId: RuleSetId, edited: Edit): Promise<Checked> {
  const graph = withEdit(ruleSetId, edited)
  const findings = checkTables(graph)
  if (findings.length > 0) return { findings }
  try {
    const rules = ruleSetOf(ruleSetId, graph)
    const nobodys = await undecided(rules)
    return nobodys === undefined ? { rules } : { undecided: nobodys }
  } catch {
    return { undecided: 'anybody' }
  }
}

/** The tables that decide: as shipped, until somebody edits them; an edit survives a restart. */
export function keepRules(state: State) {
  const kept = state.collection<Graph | 'shipped'>('edited-rules')
  const open = new Map<RuleSetId, RuleSet>()
  const current = (id: RuleSetId): RuleSet => {
    const known = open.get(id)
    if (known) return known
    const edited = kept.get(id)
    const rules = edited && edited !== 'shipped' ? ruleSetOf(id, edited) : shipped[id]
    open.set(id, rules)
    return rules
  }
  return {
    current,
    isEdited: (id: RuleSetId) => current(id).ruleVersion !== shipped[id].ruleVersion,
    save(rules: RuleSet): void {
      kept.put(rules.ruleSetId, rules.graph)
      open.set(rules.ruleSetId, rules)
    },
    reset(id: RuleSetId): void {
      kept.put(id, 'shipped')
      open.delete(id)
    },
  }
}
