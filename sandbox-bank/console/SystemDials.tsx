import { systemNames } from '@card-journey/providers/operation.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { failures, type SystemDial } from '../dials.ts'
import { NumberDial } from './NumberDial.tsx'
import type { ShownDials, Turn } from './shown-dials.ts'

/** What each failure looks like to the journey. */
const words: Readonly<Record<(typeof failures)[number], string>> = {
  none: 'works',
  timeout: 'never answers',
  reset: 'drops the connection',
  '500': 'answers 500',
  '503': 'answers 503: unavailable',
  garbage: 'answers with a web page',
  truncated: 'breaks off its answer',
}

const isTurned = ({ failure = 'none', latencyMs = 0 }: SystemDial) => failure !== 'none' || latencyMs > 0

/** Latency and failure of each of the bank's systems. */
export function SystemDials({ dials, turn }: { dials: ShownDials; turn: Turn }) {
  const turned = systemNames.filter((system) => isTurned(dials.systems[system] ?? {}))
  return (
    <Panel
      heading="Systems"
      action={
        <span className={turned.length > 0 ? 'tag tag--turned' : 'tag'}>
          {turned.length === 0 ? 'all as usual' : `${turned.length} turned`}
        </span>
      }
    >
      <div className="dials">
        {systemNames.map((system) => {
          const dial = dials.systems[system] ?? {}
          const { failure = 'none', latencyMs = 0, times } = dial
          const set = (change: SystemDial) => turn({ systems: { [system]: { ...dial, ...change } } })
          return (
            <fieldset key={system} className={isTurned(dial) ? 'dial dial--turned' : 'dial'}>
              <legend>{system}</legend>
              <select
                aria-label={`${system}: how it fails`}
                value={failure}
                onChange={(event) => {
                  const next = failures.find((each) => each === event.target.value)
                  set({ failure: next, times: next === 'none' ? undefined : times })
                }}
              >
                {failures.map((each) => (
                  <option key={each} value={each}>
                    {words[each]}
                  </option>
                ))}
              </select>
              {failure === 'none' ? null : (
                <select
                  aria-label={`${system}: how often it fails`}
                  value={times ?? ''}
                  onChange={(event) => set({ times: Number(event.target.value) || undefined })}
                >
                  <option value="">until it is set back</option>
                  {[...new Set([1, 2, 3, 5, 10, times ?? 1])]
                    .toSorted((one, other) => one - other)
                    .map((each) => (
                      <option key={each} value={each}>
                        {each === 1 ? 'for one call' : `for ${each} calls`}
                      </option>
                    ))}
                </select>
              )}
              <NumberDial
                label="Slower by, ms"
                about={system}
                value={latencyMs}
                step={100}
                most={60_000}
                onSet={(next) => set({ latencyMs: next })}
              />
            </fieldset>
          )
        })}
      </div>
    </Panel>
  )
}
