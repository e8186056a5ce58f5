import { Panel } from '@card-journey/ui/Panel.tsx'
import type { CallView } from '../views.ts'
import './call-panels.css'

interface Props {
  call: CallView
  /** Absent: only shown. */
  onAnswer?: (question: string, result: 'matches' | 'differs') => void
}

const results = [
  ['matches', 'Matches'],
  ['differs', 'Differs'],
] as const

/** The questions of this session, in their own order, with the answers to expect. */
export function QuestionsPanel({ call, onAnswer }: Props) {
  return (
    <Panel heading="Questions">
      <ol className="questions">
        {call.questions.map(({ id, text, expected }) => {
          const answer = call.evidence.answers[id]
          return (
            <li key={id} className="questions__question">
              <div className="questions__text">
                <p id={`question-${id}`}>{text}</p>
                <p className="small">
                  <span className="muted">Expected:</span> <strong>{expected}</strong>
                </p>
              </div>
              {onAnswer === undefined ? (
                <p className="small">
                  {answer === undefined ? 'Not asked' : answer === 'matches' ? 'Matches' : 'Differs'}
                </p>
              ) : (
                <div className="toggles" role="group" aria-labelledby={`question-${id}`}>
                  {results.map(([result, word]) => (
                    <button
                      key={result}
                      type="button"
                      className="chip"
                      aria-pressed={answer === result}
                      onClick={() => onAnswer(id, result)}
                    >
                      {word}
                    </button>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
