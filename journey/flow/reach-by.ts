import type { Application } from '../application/application.ts'
import type { Marker } from '../ids/markers.ts'
import { reach } from './reach.ts'
import { maySet } from './setters.ts'

/**
 * The record at a marker that a provider's answer or a job sets. `by` is the call's or the job's name; a marker that no
 * row of `setters` gives it where the application stands is a bug.
 */
export function reachBy(by: string, application: Application, marker: Marker, at: string): Application {
  const { customerType, completedScreen } = application
  if (!maySet(customerType, completedScreen, marker, by))
    throw new Error(`${by} may not set ${marker} at ${completedScreen} (${customerType})`)
  return reach(application, marker, at)
}
