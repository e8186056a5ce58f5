import type { Application } from '../application/application.ts'
import { withCorrections } from '../application/corrections.ts'
import { withFacts } from '../application/record.ts'
import type { Answers } from '../steps/form.ts'
import { formOf } from '../steps/forms.ts'
import type { ActionRow } from '../steps/action.ts'
import { ntbBeforeDecision, ntbIdentity, ntbReferred } from '../ids/marker-groups.ts'
import type { Marker } from '../ids/markers.ts'
import { openNeeds, pincodeAsked } from '../steps/needs.ts'
import { markerOf } from './marker-of.ts'
import { noteWaiting } from '../rules/identity/screening.ts'
import { setMarker } from './set-marker.ts'
import { outcomeOfPincode } from '../steps/address/asked-address.ts'
import { stepOf } from '../steps/steps.ts'
import { undo } from './undo.ts'

/**
 * The record after an action: answers written, what no longer holds cleared, the marker set or kept. Pure; version,
 * session and audit are the server's. `answers` are checked by the screen's form, and an open need diverts or holds:
 * anything else is a bug and throws. An action whose call decides (`sets: 'outcome'`) keeps the marker here;
 * the call's outcome then sets it by `setMarker`. `at` is ISO 8601.
 */
export function applyAction(application: Application, row: ActionRow, answers: Answers, at: string): Application {
  const open = openNeeds(row, application, answers)
  const held = open.find((need) => need.state === 'held')
  const [first] = open.filter((need) => need.state !== 'held')
  if (first?.state === 'diverted') return divert(application, row, answers, first.marker, at)
  if (first) throw new Error(`${row.screen} ${row.action}: ${first.need} is ${first.state}`)

  const done = settle(application, row, answers, at)
  return held?.state === 'held' ? setMarker(noteWaiting(done), held.marker, at) : done
}

/** The record after an action whose needs are met. */
function settle(application: Application, row: ActionRow, answers: Answers, at: string): Application {
  const written = write(application, row, answers, at)
  const { application: cleared, back } = undo(row.screen, application, written)
  const changed = stepOf(row.screen)?.effects?.[row.action]?.(cleared, at) ?? cleared
  const marker = markerOf(row, changed, answers)
  if (marker === undefined || (!back && isEarlier(marker, application.completedScreen))) return changed
  return setMarker(changed, marker, at)
}

function write(application: Application, row: ActionRow, answers: Answers, at: string): Application {
  const written = row.answers
    ? withCorrections(formOf(row.screen)?.write?.(application, answers, at) ?? application, answers)
    : application
  if (!row.needs.includes('pincodeServed')) return written
  const outcome = outcomeOfPincode(pincodeAsked(row, application, answers), application)
  if (outcome.kind === 'decide' || outcome.kind === 'reject') {
    const { residenceServiceable } = outcome
    return residenceServiceable ? { ...written, residenceServiceable } : written
  }
  return written
}

/** A check ended or diverted the application. The answers are kept, but not a PAN that belongs to someone else's record. */
function divert(application: Application, row: ActionRow, answers: Answers, marker: Marker, at: string): Application {
  if (marker === 'PAN_ALREADY_REGISTERED' || marker === 'NO_REGISTERED_MOBILE')
    return setMarker(application, marker, at)
  const written = write(application, row, answers, at)
  const outcome = row.needs.includes('pincodeServed')
    ? outcomeOfPincode(pincodeAsked(row, application, answers), application)
    : undefined
  if (outcome?.kind !== 'reject') return setMarker(written, marker, at)
  const { pincode, use } = pincodeAsked(row, application, answers)
  const type = use === 'office' ? 'OFFICE' : 'RESIDENCE'
  const result = application.facts.pincode?.result === 'unserved' ? 'unserved' : 'unknown'
  return setMarker(
    { ...withFacts(written, { pincodeRefused: { type, pincode, result } }), reason: outcome.reason },
    marker,
    at,
  )
}

/** Orders within which an earlier screen's save must not take the marker back. */
const orders: readonly (readonly Marker[])[] = [
  // Both ways to give the home address are one place in the order: the applicant may change between them.
  ntbBeforeDecision.filter((marker) => marker !== 'RESIDENCE_ADDRESS_SELECTION'),
  ntbBeforeDecision.filter((marker) => marker !== 'RESIDENCE_ADDRESS'),
  ntbReferred,
  ['PERSONAL_DETAILS', 'RESIDENCE_ADDRESS_SELECTION', 'RESIDENCE_ADDRESS', ...ntbIdentity],
  ['MISSING_OFFICE_ADDRESS', 'OFFICEADDRESS_SUBMIT'],
  ['WORK_DETAILS', 'OFFICEADDRESS_SUBMIT'],
]

const isEarlier = (marker: Marker, current: Marker): boolean =>
  orders.some((order) => order.includes(marker) && order.indexOf(marker) < order.indexOf(current))
