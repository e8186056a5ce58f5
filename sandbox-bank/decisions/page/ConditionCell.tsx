import type { Condition } from '../cells.ts'
import { columnOf } from '../columns.ts'

interface Props {
  id: string
  name: string
  field: string
  condition: Condition
  /** Id of what is wrong with it, if anything is. */
  fault: string | undefined
  onChange: (condition: Condition) => void
}

const numberKinds = [
  ['any', 'any'],
  ['below', 'below'],
  ['atMost', 'at most'],
  ['equals', 'exactly'],
  ['atLeast', 'at least'],
  ['above', 'above'],
  ['between', 'from … to below …'],
] as const
const codeKinds = [
  ['any', 'any'],
  ['is', 'is'],
  ['isNot', 'is not'],
] as const

/** When a row holds: the kind of condition, then its numbers or words. */
export function ConditionCell({ id, name, field, condition, fault, onChange }: Props) {
  const column = columnOf(field)
  const wrong = { 'aria-invalid': fault !== undefined, 'aria-describedby': fault }
  const value = 'value' in condition ? condition.value : ''
  if (column.kind === 'choice') {
    const shown = condition.kind === 'is' || condition.kind === 'isNot' ? `${condition.kind} ${value}` : condition.kind
    return (
      <select
        id={id}
        {...wrong}
        value={shown}
        onChange={({ target }) => {
          const [kind, ...words] = target.value.split(' ')
          onChange(kind === 'is' || kind === 'isNot' ? { kind, value: words.join(' ') } : { kind: 'any' })
        }}
      >
        <option value="any">any</option>
        {column.of.map((each) => (
          <option key={each} value={`is ${each}`}>
            {each}
          </option>
        ))}
        {column.of.length > 2
          ? column.of.map((each) => (
              <option key={each} value={`isNot ${each}`}>
                not {each}
              </option>
            ))
          : null}
        {condition.kind === 'other' ? <option value="other">{value}</option> : null}
      </select>
    )
  }
  const kinds = column.kind === 'number' ? numberKinds : codeKinds
  return (
    <span className="cell">
      <select
        id={id}
        {...wrong}
        value={condition.kind}
        onChange={({ target }) => {
          const kind = kinds.find(([each]) => each === target.value)?.[0] ?? 'any'
          if (kind === 'any') onChange({ kind })
          else if (kind === 'between') onChange({ kind, value, to: '' })
          else onChange({ kind, value })
        }}
      >
        {kinds.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
        {condition.kind === 'other' ? <option value="other">other</option> : null}
      </select>
      {condition.kind === 'any' ? null : (
        <input
          aria-label={condition.kind === 'between' ? `${name}: from` : `${name}: value`}
          {...wrong}
          inputMode={column.kind === 'number' ? 'numeric' : 'text'}
          placeholder={column.kind === 'number' ? 'number' : 'none'}
          value={value}
          onChange={({ target }) => onChange({ ...condition, value: target.value.trim() })}
        />
      )}
      {condition.kind === 'between' ? (
        <input
          aria-label={`${name}: to below`}
          {...wrong}
          inputMode="numeric"
          placeholder="number"
          value={condition.to}
          onChange={({ target }) => onChange({ ...condition, to: target.value.trim() })}
        />
      ) : null}
    </span>
  )
}
