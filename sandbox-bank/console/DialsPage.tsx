import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import { Clock } from './Clock.tsx'
import { NumberDial } from './NumberDial.tsx'
import type { ShownDials, Turn } from './shown-dials.ts'
import { SystemDials } from './SystemDials.tsx'
import { Unreached } from './Unreached.tsx'
import { usePolled } from './use-polled.ts'
import './console.css'

/** The clock, the speed of back office and agent, latency and failure of each system. What is turned works at once. */
export function DialsPage() {
  const { value: dials, setValue, reached } = usePolled<ShownDials>('/dials')
  const [refused, setRefused] = useState<string>()
  const [done, setDone] = useState('')
  const post = async (path: string, body: unknown, words: string) => {
    setDone('')
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const next = (await response.json()) as ShownDials & { error?: string }
      if (response.ok) setValue(next)
      setRefused(response.ok ? undefined : (next.error ?? `The sandbox answered ${response.status}.`))
      setDone(response.ok ? words : '')
    } catch {
      setRefused('The sandbox isn’t responding.')
    }
  }
  const turn: Turn = (change) =>
    void post(
      '/dials',
      change,
      change.clockAt || change.clockOffsetMs !== undefined ? 'The journey follows the new time.' : 'Set.',
    )
  return (
    <main id="content" className="console console--two" tabIndex={-1}>
      <div className="console__head">
        <h1>Dials</h1>
        <p className="muted">How the bank behaves. Changes apply straight away, to open journeys too.</p>
        <p role="status">{done}</p>
      </div>
      {refused === undefined ? null : (
        <div className="console__wide">
          <Notice kind="danger" role="alert">
            <p>Not set. {refused}</p>
          </Notice>
        </div>
      )}
      {reached ? null : <Unreached />}
      {dials ? (
        <>
          <Panel heading="Clock">
            <Clock dials={dials} turn={turn} />
          </Panel>
          <Panel heading="People and back office">
            <div className="stack-of-fields">
              <NumberDial
                label="Back office takes, in seconds"
                value={dials.backOfficeSeconds}
                step={0.5}
                most={86_400}
                onSet={(backOfficeSeconds) => turn({ backOfficeSeconds })}
              />
              <NumberDial
                label="Video agent answers after, in seconds"
                value={dials.agentSeconds}
                step={0.5}
                most={3600}
                onSet={(agentSeconds) => turn({ agentSeconds })}
              />
              <label className="field">
                Video desk
                <select
                  value={dials.desk}
                  onChange={(event) => turn({ desk: event.target.value === 'people' ? 'people' : 'scripted' })}
                >
                  <option value="scripted">scripted: an agent without video answers and decides</option>
                  <option value="people">people: calls wait for an agent at the desk</option>
                </select>
              </label>
              <Button kind="secondary" onClick={() => post('/dials/reset', {}, 'Everything is back to normal.')}>
                Reset all dials
              </Button>
            </div>
          </Panel>
          <div className="console__wide">
            <SystemDials dials={dials} turn={turn} />
          </div>
        </>
      ) : reached ? (
        <Skeleton shapes={['panel', 'panel']} label="Loading the dials" />
      ) : null}
    </main>
  )
}
