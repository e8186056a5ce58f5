import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import type { Finding } from '../check-cells.ts'
import type { TableNode } from '../rule-sets.ts'
import { ConditionCell } from './ConditionCell.tsx'
import { ResultCell } from './ResultCell.tsx'
import { newRule, type RuleForm } from './table-form.ts'

interface Props {
  table: TableNode
  rules: readonly RuleForm[]
  findings: readonly Finding[]
  /** Row of this table that held in the last try, from 1. */
  held: number | undefined
  names: Readonly<Record<string, string>>
  onChange: (rules: readonly RuleForm[]) => void
}

/** One decision table: its rows in order, of which the first that holds answers. */
export function TableForm({ table, rules, findings, held, names, onChange }: Props) {
  const { id: tableId, name, content } = table
  const change = (index: number, next: Partial<RuleForm>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...next } : rule)))
  const move = (index: number, by: number) => {
    const moved = [...rules]
    const [rule] = moved.splice(index, 1)
    if (rule) moved.splice(index + by, 0, rule)
    onChange(moved)
  }
  return (
    <section className="rules-table" aria-label={name}>
      <h3>{name}</h3>
      <ol className="lines">
        {rules.map((rule, index) => {
          const cell = `${tableId}-${index}`
          const faultOf = (column?: string) =>
            findings.find((finding) => finding.rule === index && finding.column === column)?.words
          const row = `Row ${index + 1}`
          const ofRow = <VisuallyHidden> {row.toLowerCase()}</VisuallyHidden>
          const rowFault = faultOf()
          const frame = (column: { id: string; name: string }, control: (fault: string | undefined) => ReactNode) => {
            const words = faultOf(column.id)
            const faultId = `${cell}-${column.id}-fault`
            return (
              <div key={column.id} className="rules-cell">
                <label htmlFor={`${cell}-${column.id}`}>
                  {column.name}
                  <VisuallyHidden>, {row.toLowerCase()}</VisuallyHidden>
                </label>
                {control(words === undefined ? undefined : faultId)}
                {words === undefined ? null : (
                  <p id={faultId} className="field__error">
                    {words}
                  </p>
                )}
              </div>
            )
          }
          return (
            <li key={rule.key} className={held === index + 1 ? 'rules-row rules-row--held' : 'rules-row'}>
              <p className="row">
                <strong>{row}</strong>
                {rule.description}
                {held === index + 1 ? <span className="tag">held in the last try</span> : null}
              </p>
              {rowFault === undefined ? null : <p className="field__error">{rowFault}</p>}
              <div className="rules-cells">
                {content.inputs.map((column) =>
                  frame(column, (fault) => (
                    <ConditionCell
                      id={`${cell}-${column.id}`}
                      name={`${column.name}, ${row.toLowerCase()}`}
                      field={column.field}
                      condition={rule.conditions[column.id] ?? { kind: 'any' }}
                      fault={fault}
                      onChange={(next) => change(index, { conditions: { ...rule.conditions, [column.id]: next } })}
                    />
                  )),
                )}
              </div>
              <div className="rules-cells rules-cells--results">
                {content.outputs.map((column) =>
                  frame(column, (fault) => (
                    <ResultCell
                      id={`${cell}-${column.id}`}
                      name={`${column.name}, ${row.toLowerCase()}`}
                      field={column.field}
                      result={rule.results[column.id] ?? { kind: 'value', value: '' }}
                      names={names}
                      fault={fault}
                      onChange={(next) => change(index, { results: { ...rule.results, [column.id]: next } })}
                    />
                  )),
                )}
              </div>
              <Disclosure summary={<>Name and place of {row.toLowerCase()}</>}>
                <label className="field" htmlFor={`${cell}-description`}>
                  Name
                  <input
                    id={`${cell}-description`}
                    maxLength={120}
                    value={rule.description}
                    onChange={({ target }) => change(index, { description: target.value })}
                  />
                </label>
                <p className="row">
                  {index > 0 ? (
                    <Button kind="secondary" onClick={() => move(index, -1)}>
                      Move up{ofRow}
                    </Button>
                  ) : null}
                  {index < rules.length - 1 ? (
                    <Button kind="secondary" onClick={() => move(index, 1)}>
                      Move down{ofRow}
                    </Button>
                  ) : null}
                  <Button kind="secondary" onClick={() => onChange(rules.filter((_, at) => at !== index))}>
                    Delete{ofRow}
                  </Button>
                </p>
              </Disclosure>
            </li>
          )
        })}
      </ol>
      {rules.length === 0 ? <p className="field__error">{findings[0]?.words}</p> : null}
      <p className="row">
        <Button kind="secondary" onClick={() => onChange([...rules, newRule(table)])}>
          Add a row<VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
      </p>
    </section>
  )
}
