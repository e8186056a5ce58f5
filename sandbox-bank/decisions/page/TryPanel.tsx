import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { usePolled } from '../../console/use-polled.ts'
import type { ShownDials } from '../../console/shown-dials.ts'
import { dayInIndia } from '../../days.ts'
import type { Person } from '../../people/person.ts'
import { columnOf } from '../columns.ts'
import type { RuleSetId } from '../rule-sets.ts'
import type { Tried } from '../rules-view.ts'
import { numberFault, ordinary, questionAbout, scriptOf, type TypedQuestion } from './question.ts'
import { TriedTrace } from './TriedTrace.tsx'

interface Props {
  id: RuleSetId
  /** Resolves to undefined if the tables can't be tried. */
  onTry: (question: object) => Promise<void>
  tried: Tried | undefined
}

const fields = [
  { name: 'age', label: 'Age in years', least: 0, most: 150 },
  { name: 'employmentType', label: 'Employment type' },
  { name: 'monthlyIncome', label: 'Monthly income, lower end, rupees', least: 0, most: 100_000_000 },
  { name: 'bureauRecord', label: 'A bureau has a record' },
  { name: 'bureauScore', label: 'Bureau score', least: 0, most: 999 },
  { name: 'secured', label: 'Card against a fixed deposit' },
  { name: 'deposit', label: 'Fixed deposit, rupees', least: 0, most: 100_000_000 },
] as const

/** Asks the tables of this page, saved or not, about one of the people or about typed values. */
export function TryPanel({ id, onTry, tried }: Props) {
  const { value: people = [] } = usePolled<Person[]>('/people', 60_000)
  const { value: dials } = usePolled<ShownDials>('/dials', 10_000)
  const [mobile, setMobile] = useState('')
  const [typed, setTyped] = useState<TypedQuestion>(ordinary)
  const [accepted, setAccepted] = useState('Y')
  const [checked, setChecked] = useState(false)
  const person = people.find((each) => each.mobile === mobile)
  const faultOf = (field: (typeof fields)[number]) =>
    checked && 'least' in field ? numberFault(typed[field.name], field.least, field.most) : undefined
  const choose = (chosen: string) => {
    setMobile(chosen)
    const found = people.find((each) => each.mobile === chosen)
    const today = dayInIndia(dials ? Date.parse(dials.now) : Date.now())
    if (found) setTyped(questionAbout(found, today, typed))
  }
  const submit = async () => {
    if (id === 'final-decision') return onTry({ documentsAccepted: accepted })
    setChecked(true)
    const isWrong = fields.some((field) => 'least' in field && numberFault(typed[field.name], field.least, field.most))
    if (isWrong) return undefined
    const { employmentType, bureauRecord, secured, ...numbers } = typed
    const values = Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)]))
    return onTry({ employmentType, bureauRecord, secured, ...values })
  }
  return (
    <Panel heading="Try it">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="muted">The tables as they are on this page, saved or not, by the sandbox’s own rules engine.</p>
        {id === 'final-decision' ? (
          <label className="field" htmlFor="try-documents">
            Documents accepted
            <select id="try-documents" value={accepted} onChange={({ target }) => setAccepted(target.value)}>
              <option>Y</option>
              <option>N</option>
            </select>
          </label>
        ) : (
          <>
            <label className="field" htmlFor="try-person">
              Person
              <select id="try-person" value={mobile} onChange={({ target }) => choose(target.value)}>
                <option value="">typed values</option>
                {people.map((each) => (
                  <option key={each.mobile} value={each.mobile}>
                    {each.firstName} {each.lastName}, {each.mobile}
                  </option>
                ))}
              </select>
            </label>
            {fields.map((field) => {
              const column = columnOf(field.name)
              const fault = faultOf(field)
              const control = {
                id: `try-${field.name}`,
                value: typed[field.name],
                onChange: ({ target }: { target: { value: string } }) =>
                  setTyped({ ...typed, [field.name]: target.value }),
              }
              return (
                <div key={field.name}>
                  <label className="field" htmlFor={control.id}>
                    {field.label}
                    {column.kind === 'choice' ? (
                      <select {...control}>
                        {column.of.map((each) => (
                          <option key={each}>{each}</option>
                        ))}
                      </select>
                    ) : (
                      <input
                        {...control}
                        inputMode="numeric"
                        aria-invalid={fault !== undefined}
                        aria-describedby={fault === undefined ? undefined : `${control.id}-fault`}
                      />
                    )}
                  </label>
                  {fault === undefined ? null : (
                    <p id={`${control.id}-fault`} className="field__error" role="alert">
                      {fault}
                    </p>
                  )}
                </div>
              )
            })}
            {person && scriptOf(person).length > 0 ? (
              <div className="beside">
                <p>In the journey, {person.firstName}’s story decides instead of the tables:</p>
                <ul className="bullets">
                  {scriptOf(person).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </>
        )}
        <Button type="submit">Try</Button>
      </form>
      <div role="status">{tried ? <TriedTrace tried={tried} /> : null}</div>
    </Panel>
  )
}
