import { readCondition, readResult, writeCondition, writeResult, type Condition, type Result } from '../cells.ts'
import { columnOf } from '../columns.ts'
import type { Edit } from '../edited-rules.ts'
import type { Graph, TableNode } from '../rule-sets.ts'

/** A row of a table as it is edited. */
export interface RuleForm {
  /** Its own while it is moved about. */
  key: string
  description: string
  conditions: Readonly<Record<string, Condition>>
  results: Readonly<Record<string, Result>>
}

/** What can be changed, by table and by formula. */
export interface RulesForm {
  tables: Readonly<Record<string, readonly RuleForm[]>>
  formulas: Readonly<Record<string, string>>
}

export const tablesOf = ({ nodes }: Graph): TableNode[] =>
  nodes.flatMap((node) => (node.type === 'decisionTableNode' ? node : []))

export function formOf(graph: Graph): RulesForm {
  const tables = tablesOf(graph).map(({ id, content }) => [
    id,
    content.rules.map((rule, index): RuleForm => ({
      key: `${id}-${index}`,
      description: rule['_description'] ?? '',
      conditions: Object.fromEntries(
        content.inputs.map((column) => [column.id, readCondition(rule[column.id] ?? '', columnOf(column.field))]),
      ),
      results: Object.fromEntries(
        content.outputs.map((column) => [column.id, readResult(rule[column.id] ?? '', columnOf(column.field))]),
      ),
    })),
  ])
  const formulas = graph.nodes.flatMap((node) =>
    node.type === 'expressionNode' ? node.content.expressions.map(({ id, value }) => [id, value]) : [],
  )
  return { tables: Object.fromEntries(tables), formulas: Object.fromEntries(formulas) }
}

/** A row that holds for everybody and answers nothing yet. */
export const newRule = ({ id, content }: TableNode): RuleForm => ({
  key: `${id}-${crypto.randomUUID()}`,
  description: '',
  conditions: Object.fromEntries(content.inputs.map((column) => [column.id, { kind: 'any' as const }])),
  results: Object.fromEntries(content.outputs.map((column) => [column.id, { kind: 'value' as const, value: '' }])),
})

export function editOf(graph: Graph, { tables, formulas }: RulesForm): Edit {
  const edited = tablesOf(graph).map(({ id, content }) => [
    id,
    (tables[id] ?? []).map(({ description, conditions, results }) => ({
      _description: description,
      ...Object.fromEntries(
        content.inputs.map((column) => [column.id, writeCondition(conditions[column.id] ?? { kind: 'any' })]),
      ),
      ...Object.fromEntries(
        content.outputs.map((column) => [
          column.id,
          writeResult(results[column.id] ?? { kind: 'value', value: '' }, columnOf(column.field)),
        ]),
      ),
    })),
  ])
  return { tables: Object.fromEntries(edited), formulas: { ...formulas } }
}
