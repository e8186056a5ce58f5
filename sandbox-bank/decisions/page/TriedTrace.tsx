import type { Tried } from '../rules-view.ts'

const say = (value: unknown): string =>
  value === '' || value === null || value === undefined
    ? 'none'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : `${value as string | number}`
const list = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${say(value)}`)
    .join(', ')

/** The decision, and how each table came to its part of it. */
export function TriedTrace({ tried: { decision, failed, steps } }: { tried: Tried }) {
  return (
    <div className="tried">
      <h3>Outcome: {say(decision['systemDecision'])}</h3>
      {failed ? (
        <p>The tables gave no decision, so the application is referred to a person.</p>
      ) : (
        <p>{list(decision)}</p>
      )}
      <h3>Trace</h3>
      <ol className="lines">
        {steps.map(({ id, name, row, description, asked, answered }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
            </p>
            {row === undefined ? null : (
              <p>
                Row {row}
                {description ? `, ${description}` : ''}: {list(asked)}
              </p>
            )}
            <p className="muted small">
              {Object.keys(answered).length === 0 ? 'No row holds.' : `→ ${list(answered)}`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
