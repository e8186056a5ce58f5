import type { Application } from '@card-journey/journey/application/application.ts'
import type { ConsentEntry, OutboxEntry } from '../store/records.ts'

/** What a service wants saved of an applicant's call, all of it in one statement. The route says what is answered. */
export interface Change {
  next: Application
  /**
   * The same change applied to a newer record, if it depends on nothing that another save can change: then a save in
   * between, at the same marker, does not make it fail. Undefined: to that record it can't be applied.
   */
  again?: (latest: Application) => Application | undefined
  /** With `again`: nor on where the applicant stands, so that a job that moved the application does not make it fail either. */
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
