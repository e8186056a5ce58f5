import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type TimelineState = 'done' | 'now' | 'waiting' | 'failed'

export interface TimelineProps {
  label: string
  events: readonly { name: string; state: TimelineState; about?: string; at?: string }[]
  stateWords: Readonly<Record<TimelineState, string>>
}

/** What has happened and what comes next, live: changes are announced. */
export function Timeline({ label, events, stateWords }: TimelineProps) {
  return (
    <ol className="timeline" aria-label={label} aria-live="polite">
      {events.map(({ name, state, about, at }) => (
        <li key={name} className={`timeline__event timeline__event--${state}`}>
          <span className="timeline__mark">
            {state === 'done' && <Icon name="check" />}
            {state === 'failed' && <Icon name="cross" />}
          </span>
          <div>
            <p className="timeline__name">
              {name}
              <VisuallyHidden>, {stateWords[state]}</VisuallyHidden>
            </p>
            {about && <p className="timeline__about">{about}</p>}
            {at && <p className="timeline__about">{at}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
