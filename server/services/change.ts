import type { Application } from '@card-journey/journey/application/application.ts'
import type { ConsentEntry, OutboxEntry } from '../store/records.ts'

/** How often a change is applied to a newer record: only a script saves more often than this in between. */
export const attemptsOnNewer = 5

/** What a service wants saved of an applicant's call, all of it in one statement. The route says what is answered. */
export interface Change {
  next: Application
  /**
   * The same change applied to a newer record, if it depends on nothing that another save can change: then a save in
   * between, at the same marker, does not make it fail. Undefined: to that record it can't be applied.
   */
  again?: (latest: Application) => Application | undefined
  /** With `again`: also where a save in between has moved the application to another marker, as a job does. */
  atAnyMarker?: true
  /** What the audit records: an action, an outcome. */
  what: string
  detail?: Readonly<Record<string, string | number | boolean>>
  consents?: readonly ConsentEntry[]
  outbox?: readonly OutboxEntry[]
  /** Further entries, which follow from the very record that is replaced: with `again` it may be a newer one. */
  outboxAfter?: (before: Application, after: Application) => readonly OutboxEntry[]
  clearsDraft?: { screen: string; typedAt: number }
  /** Closes the application with this save. */
  state?: 'closed'
  /** What the applicant writes when contesting the ending that was told then (ms). */
  contest?: { madeAt: number; words: string }
  /** The PIN that the record says is set from now on. */
  pinHash?: Buffer
}
