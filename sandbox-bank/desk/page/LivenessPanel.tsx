import { Panel } from '@card-journey/ui/Panel.tsx'
import type { CallView } from '../views.ts'
import './call-panels.css'

interface Props {
  call: CallView
  onShown: (method: string) => void
}

/** Ways to show that a living person is there; the agent picks one that this person can do. */
export function LivenessPanel({ call, onShown }: Props) {
  return (
    <Panel heading="Liveness">
      <p className="muted small">One is enough. Pick whatever this person can do.</p>
      <ul className="questions">
        {call.liveness.map(({ id, text }) => (
          <li key={id} className="questions__question questions__question--line">
            <p id={`liveness-${id}`}>{text}</p>
            <button
              type="button"
              className="chip"
              aria-describedby={`liveness-${id}`}
              aria-pressed={call.evidence.liveness?.method === id}
              onClick={() => onShown(id)}
            >
              Shown
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
