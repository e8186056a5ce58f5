import { Button } from '@card-journey/ui/Button.tsx'
import { Stage, StageFigure } from '@card-journey/ui/call/Stage.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import type { QueueView } from '../views.ts'
import { DeviceCheck } from './DeviceCheck.tsx'
import { languageOf, minutesOf, noteWords, timeOf } from './words.ts'
import { Refusal } from './Refusal.tsx'
import { TableBox } from './TableBox.tsx'
import { refusalOf } from './desk-api.ts'

interface Props {
  queue: QueueView
  onTake: () => Promise<void>
}

/** Who waits, in the order in which they are called. */
export function Queue({ queue, onTake }: Props) {
  const [refused, setRefused] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function take() {
    setRefused(undefined)
    try {
      await onTake()
    } catch (failure) {
      setRefused(refusalOf(failure))
    }
  }

  return (
    <div className="queue">
      <div className="queue__head">
        <h1 ref={heading} tabIndex={-1}>
          Queue
        </h1>
        <Button onClick={take} unready={queue.waiting.length === 0}>
          Take the next call
        </Button>
      </div>
      <Refusal text={refused} kind="warning" />
      {queue.desk === 'scripted' ? (
        <Notice>
          The sandbox’s scripted agent takes the calls. To take them yourself, set “Video desk” to people on the
          sandbox’s page.
        </Notice>
      ) : null}
      <div role="status">
        {queue.waiting.length === 0 ? (
          <Stage className="desk-rest">
            <StageFigure waits />
            <p>
              <strong>Nobody is waiting.</strong>
            </p>
            <p className="muted">The next applicant appears here.</p>
          </Stage>
        ) : (
          <p className="muted">
            {queue.waiting.length} {queue.waiting.length === 1 ? 'person is' : 'people are'} waiting.
          </p>
        )}
      </div>
      {queue.waiting.length === 0 ? null : (
        <TableBox name="Waiting applicants, next first">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Applicant</th>
              <th scope="col">Waiting</th>
              <th scope="col">Language</th>
              <th scope="col">Device check</th>
            </tr>
          </thead>
          <tbody>
            {queue.waiting.map(({ call, place, name, mobile, waitingSeconds, language, device, note, bookedFor }) => (
              <tr key={call}>
                <td>{place}</td>
                <th scope="row">
                  {name} <span className="muted small">{mobile}</span>
                  {bookedFor === undefined ? null : (
                    <span className="tag">Booked for {timeOf(bookedFor).slice(0, 5)}</span>
                  )}
                  {note === undefined ? null : <p className="warning small">{noteWords[note] ?? note}</p>}
                </th>
                <td>{minutesOf(waitingSeconds)}</td>
                <td>{languageOf(language)}</td>
                <td>
                  <DeviceCheck device={device} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableBox>
      )}
    </div>
  )
}
