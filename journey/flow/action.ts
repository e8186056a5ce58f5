import type { Application } from '../application/application.ts'
import type { ApplicationView } from '../application/view.ts'
import type { CustomerType, Marker } from './markers.ts'
import type { ScreenId } from './screen-ids.ts'

/** Checks that the server makes, or finds made, before an action is saved. Their results are stored as facts. */
export type Need =
  | 'emailVerified'
  | 'panValid'
  | 'panFree'
  | 'companyNotExcluded'
  | 'pincodeServed'
  | 'bureauAsked'
  | 'ckycSearched'
  | 'aadhaarVerified'
  | 'insideIndia'

/**
 * What an applicant can do on a screen: in which markers it is allowed, whether it carries the screen's answers, which
 * checks it needs, the marker it sets and the groups of the record that rest on what it may change. The browser uses a
 * row to save and move on, the server uses the same row to allow or refuse (architecture, section 2).
 */
export interface ActionRow {
  screen: ScreenId
  action: string
  customerType: CustomerType
  /** Markers in which the action is allowed. */
  at: readonly Marker[]
  /** True when the action carries the screen's answers (checked with the screen's form); otherwise it carries none. */
  answers: boolean
  needs: readonly Need[]
  /** One marker; or `stays` (the position inside the part follows from facts); or the markers that an outcome function may choose. */
  sets: Marker | 'stays' | readonly Marker[]
  /** Writes the checked answers into the record. Pure: returns the changed copy, never touches its argument. */
  write?: (application: Application, answers: Readonly<Record<string, string>>, at: string) => Application
  /** Whether the answers change something that later parts rest on, seen from the record before them. */
  undoes?: (before: ApplicationView, after: ApplicationView) => boolean
}
