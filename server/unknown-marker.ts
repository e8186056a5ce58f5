import type { Application } from '@card-journey/journey/application/application.ts'
import { screenOfMarker } from '@card-journey/journey/ids/markers.ts'
import type { Log } from './log.ts'

/** A stored marker that is in no table: the applicant sees S100, and the log warns the operator (NX-N-46). */
export function warnOfUnknownMarker(log: Log, { customerType, completedScreen }: Application): void {
  if (screenOfMarker(customerType, completedScreen)) return
  const marker = /^[A-Z_]{1,60}$/.test(completedScreen) ? completedScreen : 'unreadable'
  log.warn('unknown-marker', { kind: customerType === 'ETB' ? 'ETB' : 'NTB', marker })
}
