import {
  maintenanceUntil,
  nextMaintenanceChange,
  type MaintenanceWindow,
} from '@card-journey/journey/rules/calendar/maintenance.ts'
import type { JourneyState } from './journey.ts'

/** How long a page stays open before announced windows are fetched again, in ms. */
const fetchEvery = 10 * 60_000

/** While the windows can't be fetched, or don't have one that the server enforces. */
const fetchSoon = 30_000

interface MaintenancePorts {
  /** Fetches the announced windows; undefined if that fails. */
  fetchWindows: () => Promise<readonly MaintenanceWindow[] | undefined>
  state: () => Pick<JourneyState, 'downUntil'>
  update: (change: Pick<JourneyState, 'downUntil'>) => void
  now: () => number
}

export interface MaintenanceWatch {
  check: () => Promise<void>
  /** The server refuses calls because of maintenance, until then if it says so. */
  refused: (until: string | undefined) => void
}

/**
 * Planned work begins and ends for a page that is already open, too (SC-27): at its time, or when the page is shown again
 * after it. A failed check lets the applicant in, because the server enforces the window as well (EN-40).
 */
export function createMaintenanceWatch({ fetchWindows, state, update, now }: MaintenancePorts): MaintenanceWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  async function checkNow(): Promise<void> {
    clearTimeout(timer)
    const windows = await fetchWindows()
    const at = new Date(now()).toISOString()
    const downUntil = windows ? maintenanceUntil(windows, at) : stillDown(state().downUntil, now())
    if (downUntil !== state().downUntil) update({ downUntil })
    const change = windows && nextMaintenanceChange(windows, at)
    const longest = windows ? fetchEvery : fetchSoon
    timer = setTimeout(() => void check(), Math.min(longest, Math.max(0, (change ?? Infinity) - now())))
  }
  const check = (): Promise<void> => (running ??= checkNow().finally(() => (running = undefined)))

  if (typeof document !== 'undefined' && 'addEventListener' in document)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void check()
    })
  return {
    check,
    refused(until) {
      if (state().downUntil === undefined) update({ downUntil: until ?? 'unknown' })
      clearTimeout(timer)
      const end = Date.parse(until ?? '') - now()
      timer = setTimeout(() => void check(), Number.isNaN(end) ? fetchSoon : Math.min(fetchEvery, Math.max(1000, end)))
    },
  }
}

/** Without an answer what was known goes on holding; an end that nobody knows lets the applicant try. */
const stillDown = (until: string | undefined, now: number): string | undefined =>
  until !== undefined && Date.parse(until) > now ? until : undefined
