import { useState } from 'react'
import { systemNames } from '@card-journey/providers/operation.ts'
import { failures } from '../dials.ts'
import { Clock } from './Clock.tsx'
import type { ShownDials, Turn } from './shown-dials.ts'
import { usePolled } from './use-polled.ts'

/** Latency and failure per system, the speed of back office and agent, and the clock. */
export function Dials() {
  const { value: dials, setValue } = usePolled<ShownDials>('/dials')
  const [refused, setRefused] = useState<string>()
  const post = async (path: string, body: unknown) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const next = (await response.json()) as ShownDials & { error?: string }
    if (response.ok) setValue(next)
    setRefused(response.ok ? undefined : (next.error ?? `The sandbox answered ${response.status}.`))
  }
  const turn: Turn = (change) => void post('/dials', change)
  if (!dials) return <section className="panel dials" aria-label="Dials" />
  return (
    <section className="panel dials" aria-labelledby="dials-heading">
      <h2 id="dials-heading">Dials</h2>
      {refused === undefined ? null : (
        <p className="refused" role="alert">
          Not set. {refused}
        </p>
      )}
      <Clock dials={dials} turn={turn} />
      <Seconds
        label="Back office works for, seconds"
        value={dials.backOfficeSeconds}
        onSet={(backOfficeSeconds) => turn({ backOfficeSeconds })}
      />
      <Seconds
        label="Video agent answers after, seconds"
        value={dials.agentSeconds}
        onSet={(agentSeconds) => turn({ agentSeconds })}
      />
      <table>
        <caption>Systems</caption>
        <thead>
          <tr>
            <th scope="col">System</th>
            <th scope="col">Fails by</th>
            <th scope="col">Slower by, ms</th>
          </tr>
        </thead>
        <tbody>
          {systemNames.map((system) => {
            const dial = dials.systems[system] ?? {}
            return (
              <tr key={system}>
                <th scope="row">{system}</th>
                <td>
                  <select
                    aria-label={`${system} fails by`}
                    value={dial.failure ?? 'none'}
                    onChange={(event) => {
                      const failure = failures.find((each) => each === event.target.value)
                      turn({ systems: { [system]: { latencyMs: dial.latencyMs, failure } } })
                    }}
                  >
                    {failures.map((failure) => (
                      <option key={failure}>{failure}</option>
                    ))}
                  </select>
                </td>
                <td>
                  <input
                    aria-label={`${system} slower by, milliseconds`}
                    type="number"
                    min={0}
                    max={60000}
                    step={100}
                    defaultValue={dial.latencyMs ?? 0}
                    key={dial.latencyMs ?? 0}
                    onBlur={(event) => {
                      const latencyMs = Math.round(Number(event.target.value))
                      if (latencyMs === (dial.latencyMs ?? 0)) return
                      turn({ systems: { [system]: { failure: dial.failure, latencyMs } } })
                    }}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <button type="button" onClick={() => void post('/dials/reset', {})}>
        Reset all dials
      </button>
    </section>
  )
}

function Seconds({ label, value, onSet }: { label: string; value: number; onSet: (value: number) => void }) {
  return (
    <label className="field">
      {label}
      <input
        type="number"
        min={0}
        step={0.5}
        key={value}
        defaultValue={value}
        onBlur={(event) => {
          const next = Number(event.target.value)
          if (next !== value && next >= 0) onSet(next)
        }}
      />
    </label>
  )
}
