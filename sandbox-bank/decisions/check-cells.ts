import { readCondition, readResult } from './cells.ts'
import { columnOf, type Column } from './columns.ts'
import type { Graph, TableNode } from './rule-sets.ts'

/** What is wrong in a cell, in words. */
export interface Finding {
  table: string
  /** The place of the rule, from 0. */
  rule: number
  /** The column, or none where the rule as a whole is meant. */
  column?: string
  words: string
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)
const isCode = (text: string) => /^([A-Z]{2}\d{2})?$/.test(text)
/** A quotation mark would end the text in the engine's eyes. */
const unwritable = 'Leave out " and \\.'
const notSaid = 'This can’t be read. Choose a condition from the list.'

export const checkTables = ({ nodes }: Graph): Finding[] =>
  nodes.flatMap((node) => (node.type === 'decisionTableNode' ? checkTable(node) : []))

function checkTable({ id, content }: TableNode): Finding[] {
  if (content.rules.length === 0) return [{ table: id, rule: 0, words: 'A table needs at least one row.' }]
  const cells = content.rules.flatMap((rule, index) => {
    const found = (column: string, words: string | undefined): Finding[] =>
      words === undefined ? [] : [{ table: id, rule: index, column, words }]
    return [
      ...content.inputs.flatMap(({ id: column, field }) =>
        found(column, conditionFault(rule[column] ?? '', columnOf(field))),
      ),
      ...content.outputs.flatMap(({ id: column, field }) =>
        found(column, resultFault(rule[column] ?? '', columnOf(field))),
      ),
    ]
  })
  const everybody = content.rules.findIndex((rule) => content.inputs.every(({ id: column }) => !rule[column]?.trim()))
  const unreached = everybody >= 0 && everybody < content.rules.length - 1
  return unreached
    ? [
        ...cells,
        {
          table: id,
          rule: everybody,
          words: 'This row holds for everybody, so no row below it is ever used. Move it to the end, or narrow it.',
        },
      ]
    : cells
}

function conditionFault(cell: string, column: Column): string | undefined {
  const condition = readCondition(cell, column)
  switch (condition.kind) {
    case 'any':
      return undefined
    case 'between':
      return Number(condition.value) < Number(condition.to)
        ? undefined
        : 'The second number must be larger than the first.'
    case 'other':
      if (column.kind === 'number') return 'Enter a number.'
      return /["\\]/.test(cell.slice(1, -1)) ? unwritable : notSaid
    case 'is':
    case 'isNot':
      return column.kind === 'choice' && !column.of.includes(condition.value) ? 'Choose one of the list.' : undefined
    default:
      return undefined
  }
}

function resultFault(cell: string, column: Column): string | undefined {
  const { kind, value } = readResult(cell, column)
  if (kind === 'field') return undefined
  if (column.kind === 'number') return isNumber(value) ? undefined : 'Enter a number.'
  if (kind === 'other') return unwritable
  if (column.kind === 'choice') return column.of.includes(value) ? undefined : 'Choose one of the list.'
  if (column.kind === 'code' && !isCode(value))
    return 'Use two capital letters and two digits, such as SR01, or leave it empty.'
  return value.length > 200 ? 'Use 200 characters at most.' : undefined
}
