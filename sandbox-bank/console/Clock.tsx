import type { ShownDials, Turn } from './shown-dials.ts'

const india = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
const indianDay = (moment: number) => new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 10)
const day = 86_400_000

/** The clock of the whole journey: moved, it opens and closes the video desk, ends codes and starts downtimes. */
export function Clock({ dials, turn }: { dials: ShownDials; turn: Turn }) {
  const now = Date.parse(dials.now)
  const moments = [
    { name: 'Working hours (11:00)', at: () => `${indianDay(now)}T11:00:00+05:30` },
    { name: 'After hours (20:00)', at: () => `${indianDay(now)}T20:00:00+05:30` },
    { name: 'Next Sunday 11:00', at: () => `${indianDay(now + daysToSunday(now) * day)}T11:00:00+05:30` },
    { name: 'A day later', at: () => new Date(now + day).toISOString() },
    { name: 'Half an hour later', at: () => new Date(now + day / 48).toISOString() },
  ]
  return (
    <fieldset>
      <legend>Clock</legend>
      <p>
        <time dateTime={dials.now}>{india.format(now)}</time> {dials.clockOffsetMs === 0 ? '' : '(moved)'}
      </p>
      <p className="row">
        {moments.map(({ name, at }) => (
          <button key={name} type="button" onClick={() => turn({ clockAt: at() })}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => turn({ clockOffsetMs: 0 })}>
          Real time
        </button>
      </p>
    </fieldset>
  )
}

function daysToSunday(now: number): number {
  const weekday = new Date(`${indianDay(now)}T00:00:00Z`).getUTCDay()
  return weekday === 0 ? 7 : 7 - weekday
}
