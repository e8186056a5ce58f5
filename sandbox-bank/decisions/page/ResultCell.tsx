import type { Result } from '../cells.ts'
import { columnOf } from '../columns.ts'

interface Props {
  id: string
  name: string
  field: string
  result: Result
  /** Names of earlier tables' columns, by field. */
  names: Readonly<Record<string, string>>
  /** Id of what is wrong with it, if anything is. */
  fault: string | undefined
  onChange: (result: Result) => void
}

/** What a row answers: a value, or one that an earlier table answered. */
export function ResultCell({ id, name, field, result, names, fault, onChange }: Props) {
  const column = columnOf(field)
  const wrong = { 'aria-invalid': fault !== undefined, 'aria-describedby': fault }
  if (column.kind === 'choice')
    return (
      <select
        id={id}
        {...wrong}
        value={result.value}
        onChange={({ target }) => onChange({ kind: 'value', value: target.value })}
      >
        {column.of.includes(result.value) ? null : <option value={result.value}>{result.value || 'choose'}</option>}
        {column.of.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    )
  const from = column.kind === 'code' ? (column.from ?? []) : []
  const input = (
    <input
      id={from.length > 0 ? undefined : id}
      aria-label={from.length > 0 ? `${name}: code` : undefined}
      {...wrong}
      inputMode={column.kind === 'number' ? 'numeric' : 'text'}
      placeholder={column.kind === 'number' ? 'number' : 'none'}
      value={result.value}
      onChange={({ target }) => onChange({ kind: 'value', value: target.value })}
    />
  )
  if (from.length === 0) return input
  return (
    <span className="cell">
      <select
        id={id}
        {...wrong}
        value={result.kind === 'field' ? result.value : 'value'}
        onChange={({ target }) =>
          onChange(target.value === 'value' ? { kind: 'value', value: '' } : { kind: 'field', value: target.value })
        }
      >
        <option value="value">a code of its own</option>
        {from.map((each) => (
          <option key={each} value={each}>
            the {(names[each] ?? each).toLowerCase()}
          </option>
        ))}
      </select>
      {result.kind === 'field' ? null : input}
    </span>
  )
}
