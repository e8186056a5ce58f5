import type { Application } from '../application/application.ts'
import { officeAddressDue, redecisionDue } from '../application/due.ts'
import type { Answers } from '../steps/form.ts'
import type { ActionRow } from './action.ts'
import { ntbIdentity } from '../ids/marker-groups.ts'
import { outcomeOfPincode } from './needs.ts'
import type { Marker } from '../ids/markers.ts'

type Outcome = (application: Application, row: ActionRow, answers: Answers) => Marker | 'stays'

/** PC-11: what a served office pincode leads to. `stays`: a refer without NSTP, the decision is asked again. */
const officeSaved: Outcome = (application, row, answers) => {
  const outcome = outcomeOfPincode(row, application, answers)
  return outcome.kind === 'go' ? outcome.marker : 'stays'
}

const isIdentityMarker = (marker: Marker): boolean => (ntbIdentity as readonly Marker[]).includes(marker)

/** For rows that set one of several markers: which, from the record as the action leaves it. */
const outcomes: Readonly<Record<string, Outcome>> = {
  'NTB congratulations submit': (application) =>
    officeAddressDue(application) || redecisionDue(application) ? 'stays' : 'CONGRATULATION',
  // Corrected after the decision: the other answers stay, and the decision is asked again.
  'NTB more-personal-details submit': (application) => {
    if (!isIdentityMarker(application.completedScreen)) return 'ADDITIONAL_PERSONAL_DETAILS'
    return application.facts.bureau?.addresses.length ? 'RESIDENCE_ADDRESS_SELECTION' : 'RESIDENCE_ADDRESS'
  },
  'NTB office-address submit': officeSaved,
  'NTB confirm-office-address submit': officeSaved,
  'ETB work-details submit': (application) =>
    officeAddressDue(application) ? 'MISSING_OFFICE_ADDRESS' : 'WORK_DETAILS',
}

/** The marker that a row sets on this record; undefined where it stays. */
export function markerOf(row: ActionRow, application: Application, answers: Answers): Marker | undefined {
  if (row.sets === 'stays' || row.sets === 'outcome') return undefined
  if (typeof row.sets === 'string') return row.sets
  const marker = outcomes[`${row.customerType} ${row.screen} ${row.action}`]?.(application, row, answers) ?? 'stays'
  return marker === 'stays' ? undefined : marker
}

/** Every marker that an action itself can leave a record at. An earlier screen's save can keep the marker. */
export const markersOf = (row: ActionRow, { completedScreen }: Application): readonly Marker[] => {
  if (row.sets === 'stays' || row.sets === 'outcome') return [completedScreen]
  return [completedScreen, ...(typeof row.sets === 'string' ? [row.sets] : row.sets)]
}
