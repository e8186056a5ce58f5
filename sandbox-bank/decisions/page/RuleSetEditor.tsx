import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import type { Finding } from '../check-cells.ts'
import type { RuleSetView, Tried } from '../rules-view.ts'
import { editOf, formOf, tablesOf } from './table-form.ts'
import { TableForm } from './TableForm.tsx'
import { TryPanel } from './TryPanel.tsx'

interface Refused {
  error?: string
  findings?: readonly Finding[]
}

interface Props {
  view: RuleSetView
  onSaved: (view: RuleSetView) => void
}

/** Posts to the sandbox; what it refuses comes back as such. */
async function post<T>(path: string, body: unknown): Promise<{ value: T } | { refused: Refused }> {
  try {
    const response = await fetch(`/decisions/rules/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // The sandbox's own responses.
    return response.ok ? { value: (await response.json()) as T } : { refused: (await response.json()) as Refused }
  } catch {
    return { refused: { error: 'The sandbox isn’t responding.' } }
  }
}

/** The form of one set of tables, and its try-it. */
export function RuleSetEditor({ view, onSaved }: Props) {
  const { id, graph, isEdited } = view
  const [form, setForm] = useState(() => formOf(graph))
  const [refused, setRefused] = useState<Refused>()
  const [tried, setTried] = useState<Tried>()
  const findings = refused?.findings ?? []
  const isChanged = JSON.stringify(editOf(graph, form)) !== JSON.stringify(editOf(graph, formOf(graph)))
  const names = Object.fromEntries(
    tablesOf(graph).flatMap(({ content }) => content.outputs.map(({ field, name }) => [field, name])),
  )

  const take = (done: { value: RuleSetView } | { refused: Refused }) => {
    setRefused('refused' in done ? done.refused : undefined)
    if (!('value' in done)) return
    onSaved(done.value)
    setForm(formOf(done.value.graph))
  }
  const save = async () => take(await post<RuleSetView>(id, editOf(graph, form)))
  const reset = async () => take(await post<RuleSetView>(`${id}/reset`, {}))
  const tryOut = async (question: object) => {
    const asked = await post<Tried>(`${id}/try`, { edit: editOf(graph, form), question })
    setRefused('refused' in asked ? asked.refused : undefined)
    setTried('value' in asked ? asked.value : undefined)
  }

  return (
    <>
      <div className="rules-tables">
        <Panel
          heading="Tables"
          action={
            <span className={isEdited || isChanged ? 'tag tag--turned' : 'tag'} role="status">
              {isChanged ? 'changed, not saved' : isEdited ? 'edited and saved' : 'as shipped'}
            </span>
          }
        >
          {refused ? (
            <Notice kind="danger" role="alert" heading="These tables can’t be used">
              {refused.error ? <p>{refused.error}</p> : null}
              <ul>
                {findings.map(({ table, rule, column, words }) => (
                  <li key={`${table} ${rule} ${column}`}>
                    <a href={`#${table}-${rule}-${column ?? 'description'}`}>
                      {graph.nodes.find((node) => node.id === table)?.name}, row {rule + 1}
                    </a>
                    : {words}
                  </li>
                ))}
              </ul>
            </Notice>
          ) : null}
          {graph.nodes.map((node) => {
            if (node.type === 'decisionTableNode')
              return (
                <TableForm
                  key={node.id}
                  table={node}
                  rules={form.tables[node.id] ?? []}
                  findings={findings.filter(({ table }) => table === node.id)}
                  held={tried?.steps.find((step) => step.id === node.id)?.row}
                  names={names}
                  onChange={(rules) => setForm({ ...form, tables: { ...form.tables, [node.id]: rules } })}
                />
              )
            // A formula that passes a value on unchanged is nothing to edit.
            const computed =
              node.type === 'expressionNode' ? node.content.expressions.filter(({ key, value }) => key !== value) : []
            if (computed.length === 0) return null
            return (
              <section key={node.id} className="rules-table" aria-label={node.name}>
                <h3>{node.name}</h3>
                {computed.map((formula) => (
                  <label key={formula.id} className="field" htmlFor={formula.id}>
                    {formula.key}, as a formula
                    <textarea
                      id={formula.id}
                      rows={2}
                      maxLength={500}
                      spellCheck={false}
                      value={form.formulas[formula.id] ?? ''}
                      onChange={({ target }) =>
                        setForm({ ...form, formulas: { ...form.formulas, [formula.id]: target.value } })
                      }
                    />
                  </label>
                ))}
              </section>
            )
          })}
          <p className="row rules-actions">
            <Button onClick={save}>Save</Button>
            {isChanged ? (
              <Button kind="secondary" onClick={() => setForm(formOf(graph))}>
                Discard changes
              </Button>
            ) : null}
            {isEdited ? (
              <Button kind="secondary" onClick={reset}>
                Reset to the shipped tables
              </Button>
            ) : null}
          </p>
        </Panel>
      </div>
      <TryPanel id={id} tried={tried} onTry={tryOut} />
    </>
  )
}
