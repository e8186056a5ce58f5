import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, useState } from 'react'
import type { RuleSetId } from '../rule-sets.ts'
import type { RuleSetView } from '../rules-view.ts'
import { RuleSetEditor } from './RuleSetEditor.tsx'
import '../../console/console.css'
import './rules.css'

const names: Readonly<Record<RuleSetId, string>> = {
  'card-decision': 'Decision on the card',
  'final-decision': 'Decision after the documents',
}

/** The bank's decision tables as forms: to be tried, saved for this sandbox, and reset to those of the files. */
export function RulesPage() {
  const [views, setViews] = useState<readonly RuleSetView[]>([])
  const [chosen, setChosen] = useState<RuleSetId>('card-decision')
  const [reached, setReached] = useState(true)
  const load = async () => {
    try {
      const response = await fetch('/decisions/rules')
      setReached(response.ok)
      // The sandbox's own response.
      if (response.ok) setViews((await response.json()) as RuleSetView[])
    } catch {
      setReached(false)
    }
  }
  // Not polled: what somebody edits here must not change under their hands.
  useEffect(() => {
    const first = setTimeout(() => void load(), 0)
    return () => clearTimeout(first)
  }, [])
  const view = views.find(({ id }) => id === chosen)
  return (
    <main id="content" className="console console--two" tabIndex={-1}>
      <div className="console__head">
        <h1>Decision tables</h1>
        <p className="muted">
          They decide about everybody whose story prescribes nothing else. In each table the first row that holds
          answers; the tables are asked one after the other.
        </p>
      </div>
      <div className="console__wide row" role="group" aria-label="Which tables">
        {(Object.keys(names) as RuleSetId[]).map((id) => (
          <Button key={id} kind="secondary" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
            {names[id]}
          </Button>
        ))}
      </div>
      {reached ? null : (
        <div className="console__wide">
          <Notice kind="danger" role="alert">
            <p>The sandbox isn’t responding.</p>
            <Button kind="secondary" onClick={load}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      {view ? (
        <RuleSetEditor
          key={view.id}
          view={view}
          onSaved={(next) => setViews(views.map((each) => (each.id === next.id ? next : each)))}
        />
      ) : reached ? (
        <Panel>
          <p>Loading the tables…</p>
        </Panel>
      ) : null}
    </main>
  )
}
