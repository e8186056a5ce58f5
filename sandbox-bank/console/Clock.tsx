import holidays from '@card-journey/bank/data/holidays.json' with { type: 'json' }
import videoKyc from '@card-journey/bank/data/video-kyc.json' with { type: 'json' }
import { Button } from '@card-journey/ui/Button.tsx'
import { useState } from 'react'
import { addDays, dayInIndia, dayMs, inIndia } from '../days.ts'
import type { ShownDials, Turn } from './shown-dials.ts'

const india = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** The clock of the whole journey: moving it opens and closes the video desk, expires codes and starts downtimes. */
export function Clock({ dials, turn }: { dials: ShownDials; turn: Turn }) {
  const now = Date.parse(dials.now)
  const [wanted, setWanted] = useState<string>()
  const shown = inIndia(now).slice(0, 16)
  const moments = [
    { name: 'Working hours (11:00)', at: () => `${workingDay(dayInIndia(now))}T11:00:00+05:30` },
    { name: 'After hours (20:00)', at: () => `${dayInIndia(now)}T20:00:00+05:30` },
    { name: 'Next Sunday 11:00', at: () => `${addDays(dayInIndia(now), daysToSunday(now))}T11:00:00+05:30` },
    { name: 'A day later', at: () => new Date(now + dayMs).toISOString() },
    { name: 'Half an hour later', at: () => new Date(now + dayMs / 48).toISOString() },
  ]
  return (
    <div id="clock" className="stack-of-fields" ref={shownFirst}>
      <p>
        <time dateTime={dials.now}>{india.format(now)}</time>{' '}
        {dials.clockOffsetMs === 0 ? null : <span className="tag tag--turned">moved</span>}
      </p>
      <p className="row">
        {moments.map(({ name, at }) => (
          <Button key={name} kind="secondary" onClick={() => turn({ clockAt: at() })}>
            {name}
          </Button>
        ))}
        <Button kind="secondary" onClick={() => turn({ clockOffsetMs: 0 })}>
          Real time
        </Button>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          turn({ clockAt: `${wanted ?? shown}:00+05:30` })
          setWanted(undefined)
        }}
      >
        <label className="field">
          Date and time in India
          <input
            type="datetime-local"
            required
            value={wanted ?? shown}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <Button type="submit">Set the clock</Button>
      </form>
    </div>
  )
}

/** The journey links here; the page renders only after the browser has looked for the anchor. */
const shownFirst = (clock: HTMLElement | null) => {
  if (clock && location.hash === '#clock') clock.scrollIntoView()
}

const isOpen = (on: string) =>
  // Sunday is 0 here, but 7 in the desk's days.
  videoKyc.days.includes(new Date(on).getUTCDay() || 7) && !holidays.some(({ date }) => date === on)

/** That day, or the next day on which the desk is open. */
function workingDay(from: string): string {
  const days = Array.from({ length: 366 }, (_, ahead) => addDays(from, ahead))
  return days.find(isOpen) ?? from
}

function daysToSunday(now: number): number {
  const weekday = new Date(`${dayInIndia(now)}T00:00:00Z`).getUTCDay()
  return weekday === 0 ? 7 : 7 - weekday
}
