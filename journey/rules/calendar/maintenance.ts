/** A planned downtime (EN-37): ISO 8601; without an offset the time is India's. Start inclusive, end exclusive (EN-38). */
export interface MaintenanceWindow {
  downTimeStartDate: string
  downTimeEndDate: string
}

/** One end of a window in milliseconds; NaN if it is not a time. */
function instantOf(text: string): number {
  const trimmed = text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T')
  if (/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) return Date.parse(`${trimmed}T00:00:00+05:30`)
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(trimmed) ? trimmed : `${trimmed}+05:30`)
}

/**
 * The end (ISO) of the maintenance in progress at an instant, or undefined (SC-27). Any active record counts; the
 * latest end is given.
 */
export function maintenanceUntil(windows: readonly MaintenanceWindow[], at: string): string | undefined {
  const now = Date.parse(at)
  const ends = windows
    .filter((window) => instantOf(window.downTimeStartDate) <= now && now < instantOf(window.downTimeEndDate))
    .map((window) => instantOf(window.downTimeEndDate))
  return ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : undefined
}

/** When the next window begins or ends, in milliseconds, or undefined: until then nothing changes by itself. */
export function nextMaintenanceChange(windows: readonly MaintenanceWindow[], at: string): number | undefined {
  const now = Date.parse(at)
  const changes = windows
    .flatMap((window) => [instantOf(window.downTimeStartDate), instantOf(window.downTimeEndDate)])
    .filter((change) => change > now)
  return changes.length > 0 ? Math.min(...changes) : undefined
}
