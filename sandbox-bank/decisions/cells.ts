import type { Column } from './columns.ts'

/** When a rule holds, of one column. `other` is an expression that no form says. */
export type Condition =
  | { kind: 'any' }
  | { kind: 'below' | 'above' | 'atLeast' | 'atMost' | 'equals'; value: string }
  /** From the first, up to but without the second. */
  | { kind: 'between'; value: string; to: string }
  | { kind: 'is' | 'isNot'; value: string }
  | { kind: 'other'; value: string }

const signs = { below: '<', above: '>', atLeast: '>=', atMost: '<=' } as const
const digits = String.raw`(-?\d+(?:\.\d+)?)`

/** A condition's cell, as the decision engine reads it. */
export function readCondition(cell: string, { kind }: Column): Condition {
  const text = cell.trim()
  if (text === '') return { kind: 'any' }
  if (kind === 'number') {
    const [, sign, value = ''] = new RegExp(`^(<=|>=|<|>)?\\s*${digits}$`).exec(text) ?? []
    if (value) {
      const named = Object.entries(signs).find(([, each]) => each === sign)
      // Safe: the entries of `signs`.
      return { kind: (named?.[0] ?? 'equals') as keyof typeof signs | 'equals', value }
    }
    const [, from = '', to = ''] = new RegExp(`^\\[${digits}\\.\\.${digits}\\)$`).exec(text) ?? []
    if (from) return { kind: 'between', value: from, to }
  } else {
    const [, not, value] = /^(!=\s*)?"([^"\\]*)"$/.exec(text) ?? []
    if (value !== undefined) return { kind: not ? 'isNot' : 'is', value }
  }
  return { kind: 'other', value: text }
}

export function writeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'any':
      return ''
    case 'between':
      return `[${condition.value}..${condition.to})`
    case 'is':
      return `"${condition.value}"`
    case 'isNot':
      return `!= "${condition.value}"`
    case 'equals':
      // An empty cell would hold for everybody.
      return condition.value.trim() || '?'
    case 'other':
      return condition.value
    default:
      return `${signs[condition.kind]} ${condition.value}`
  }
}

/** What a rule answers, of one column: a value, or what an earlier table answered (`field`). */
export type Result = { kind: 'value' | 'field' | 'other'; value: string }

export function readResult(cell: string, column: Column): Result {
  const text = cell.trim()
  if (column.kind === 'number') return { kind: /^-?\d*(\.\d+)?$/.test(text) ? 'value' : 'other', value: text }
  const [, value] = /^"([^"\\]*)"$/.exec(text) ?? []
  if (value !== undefined) return { kind: 'value', value }
  if (text === '') return { kind: 'value', value: '' }
  return { kind: column.kind === 'code' && column.from?.includes(text) ? 'field' : 'other', value: text }
}

export const writeResult = ({ kind, value }: Result, column: Column): string =>
  kind === 'value' && column.kind !== 'number' ? `"${value}"` : value
