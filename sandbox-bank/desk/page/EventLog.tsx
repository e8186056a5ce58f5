import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import type { EventView } from '../views.ts'
import { eventOf, momentOf } from './words.ts'

/** Everything that happened in a call, in order. Entries are only ever added. */
export function EventLog({ log, altered }: { log: readonly EventView[]; altered: boolean }) {
  return (
    <Panel heading="Event log">
      {altered ? <Notice kind="danger">It was altered after it was written. The call can’t be approved.</Notice> : null}
      <div className="log" role="region" aria-label="Events" tabIndex={0}>
        <ol>
          {log.map((event, index) => (
            <li key={index}>
              <time className="muted small" dateTime={event.at}>
                {momentOf(event.at)}
              </time>
              <span>{eventOf(event)}</span>
              <span className="muted small">
                {event.by}, session {event.session}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}
