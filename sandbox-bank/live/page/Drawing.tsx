import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import type { DrawnPart, DrawnScreen } from './where.ts'
import './live.css'

const kinds = { main: '', branch: 'branch', ending: 'ending' } as const
const states = { now: 'stands here', done: 'done', open: '' } as const

/** The journey part by part; a screen is a box, in the shape of its kind and the colour of its state. */
export function Drawing({ parts }: { parts: readonly DrawnPart[] }) {
  return (
    <ol className="drawing">
      {parts.map(({ name, screens }) => (
        <li key={name} className="drawing__part">
          <h3>{name}</h3>
          <ol className="drawing__screens">
            {screens.map((screen) => (
              <ScreenBox key={screen.screen} {...screen} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function ScreenBox({ screen, kind, state, markers }: DrawnScreen) {
  const about = [kinds[kind], states[state]].filter(Boolean).join(', ')
  return (
    <li
      className={`drawing__screen drawing__screen--${kind} drawing__screen--${state}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span>{screen}</span>
      {about ? <VisuallyHidden> ({about})</VisuallyHidden> : null}
      {markers.map((marker) => (
        <code key={marker} className="drawing__marker">
          {marker}
        </code>
      ))}
    </li>
  )
}
