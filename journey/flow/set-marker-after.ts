import type { Application } from '../application/application.ts'
import type { CallId } from '../ids/calls.ts'
import type { BackOfficeJob } from '../ids/jobs.ts'
import type { Marker } from '../ids/markers.ts'
import { callOutcomes, maySet } from './outcomes.ts'
import { setMarker } from './set-marker.ts'

/**
 * The record at a marker that a call's answer or a job sets; a marker that no outcome gives to it where the application
 * stands is a bug. `at` is ISO 8601.
 */
export function setMarkerAfter(
  by: CallId | BackOfficeJob,
  application: Application,
  marker: Marker,
  at: string,
): Application {
  const { customerType, completedScreen } = application
  if (!maySet(customerType, completedScreen, marker, by))
    throw new Error(`${by} may not set ${marker} at ${completedScreen} (${customerType})`)
  return setMarker(application, marker, at)
}

/** The record after a call's answer, at the marker whose condition it meets; where it meets none, the marker stays. */
export function applyOutcome(call: CallId, application: Application, at: string): Application {
  const { customerType, completedScreen } = application
  const outcome = callOutcomes.find(
    (row) =>
      row.customerType === customerType &&
      row.by.includes(call) &&
      row.from.includes(completedScreen) &&
      row.holds?.(application),
  )
  return outcome ? setMarker(application, outcome.marker, at) : application
}
