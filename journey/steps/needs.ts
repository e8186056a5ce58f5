import type { Application } from '../application/application.ts'
import { personAnswered, personIn, personKey, personOf } from '../application/person.ts'
import { isVerifiedEmail } from '../application/verified-email.ts'
import { isSamePlace, stateMeant } from '../rules/address/place-names.ts'
import { panValidationOutcome, type PanAnswer } from '../rules/identity/pan-validation.ts'
import { isCleared } from '../rules/identity/screening.ts'
import type { MessageKey } from '../fields/messages.ts'
import { type AddressAsked, outcomeOfPincode } from './address/asked-address.ts'
import type { Answers } from './form.ts'
import type { ActionRow, Need } from './action.ts'
import type { Marker } from '../ids/markers.ts'
import { stepOf } from './steps.ts'

/**
 * How a need stands for these answers. `ask`: no fact answers it yet, the server asks the provider and looks again.
 * `refused`: a field's message, nothing is saved. `stopped`: an error of the catalogue. `diverted`: the check itself ends
 * or diverts the application, and the action sets that marker instead of its own. `held`: the action is done, and then the
 * application waits at that marker for the bank.
 */
export type NeedState =
  | { state: 'met' }
  | { state: 'ask' }
  | { state: 'refused'; field: string; message: MessageKey }
  | { state: 'stopped'; error: 'P100' | 'P101' | 'P107' }
  | { state: 'diverted'; marker: Marker }
  | { state: 'held'; marker: Marker }

const met: NeedState = { state: 'met' }
const ask: NeedState = { state: 'ask' }
const refused = (field: string, message: MessageKey): NeedState => ({ state: 'refused', field, message })

/** What the fact about a PAN rests on: PAN, birth date and names. A changed answer makes the fact stale. */
export const panFactKey = (answers: Answers, record?: Pick<Application, 'applicantDetails'>): string =>
  personKey(record ? personAnswered(record, answers) : personIn(answers))

/** What the company list is asked for; empty when nothing is. */
export const companyOf = (answers: Answers): string => answers.companyName ?? answers.proprietorshipName ?? ''

/** The address whose pincode an action brings; a row that needs it without a step that says so is a bug. */
export function pincodeAsked(row: ActionRow, application: Application, answers: Answers): AddressAsked {
  const asked = stepOf(row.screen)?.address
  if (!asked) throw new Error(`${row.screen} has no address`)
  return asked(application, answers)
}

/** How one need of an action stands, from the stored facts alone. */
export function needState(need: Need, row: ActionRow, application: Application, answers: Answers): NeedState {
  const { facts } = application
  switch (need) {
    case 'emailVerified':
      if (answers.emailId === undefined) return met
      return isVerifiedEmail(answers.emailId, application) ? met : refused('emailId', 'emailNotVerified')
    case 'panValid':
      if (!answers.panNumber) return met
      if (facts.pan?.for !== panFactKey(answers, application)) return ask
      return panValid(facts.pan)
    case 'panFree':
      if (!answers.panNumber) return met
      if (!facts.panDedupe || facts.panDedupe.for !== answers.panNumber) return ask
      // A customer's own PAN is a customer's.
      if (application.customerType === 'ETB' && facts.panDedupe.result.startsWith('customer')) return met
      return panFree[facts.panDedupe.result]
    case 'personScreened':
      if (facts.screening?.for !== panFactKey(answers, application)) return ask
      return isCleared(facts.screening) ? met : { state: 'held', marker: 'PENDING' }
    case 'companyNotExcluded':
      if (companyOf(answers) === '') return met
      if (facts.negativeCheck?.for !== companyOf(answers)) return ask
      return facts.negativeCheck.excluded ? { state: 'diverted', marker: 'NOT_SOURCING' } : met
    case 'bureauAsked':
      return facts.bureau?.for === personKey(personOf(application)) ? met : ask
    case 'pincodeServed':
      return pincodeServed(row, application, answers)
    case 'securedProductKnown':
      return facts.securedProduct ? met : ask
    case 'crnOwn':
      if (facts.typedCrn?.for !== answers.crn) return ask
      return facts.typedCrn?.result === 'own' ? met : refused('crn', 'crnUnknown')
    case 'eligibleCardKnown':
      return facts.eligibleCard?.for === answers.productCode ? met : ask
  }
}

function panValid(answer: PanAnswer): NeedState {
  const outcome = panValidationOutcome(answer)
  if (outcome.kind === 'good') return met
  return outcome.kind === 'error' ? { state: 'stopped', error: outcome.type } : refused(outcome.field, outcome.message)
}

const panFree: Record<NonNullable<Application['facts']['panDedupe']>['result'], NeedState> = {
  free: met,
  inUse: { state: 'stopped', error: 'P101' },
  otherMobile: { state: 'stopped', error: 'P107' },
  customer: { state: 'diverted', marker: 'PAN_ALREADY_REGISTERED' },
  customerNoMobile: { state: 'diverted', marker: 'NO_REGISTERED_MOBILE' },
}

function pincodeServed(row: ActionRow, application: Application, answers: Answers): NeedState {
  const asked = pincodeAsked(row, application, answers)
  const fact = application.facts.pincode
  if (fact?.for !== asked.pincode) return ask
  const outcome = outcomeOfPincode(asked, application)
  if (outcome.kind === 'ask') return refused(asked.field, outcome.message)
  if (outcome.kind === 'reject') return { state: 'diverted', marker: outcome.marker }
  // A town need not bear its district's name; it may not be another place that the directory knows.
  if (fact.otherCity !== undefined && fact.otherCity === asked.city) return refused('city', 'cityNotOfPincode')
  return stateDiffers(asked, fact.state) ? refused(asked.stateField, 'stateNotOfPincode') : met
}

/** A typed state has to be the pincode's, in any spelling; a report's, unless it is clearly another one. */
function stateDiffers({ state, stateField }: AddressAsked, known: string | undefined): boolean {
  if (state === '' || known === undefined || isSamePlace(state, known)) return false
  return stateField === 'state' || stateMeant(state) !== undefined
}

/** The needs of an action that aren't met, in the row's order. Empty: the action may be applied. */
export const openNeeds = (row: ActionRow, application: Application, answers: Answers) =>
  row.needs
    .map((need) => ({ need, ...needState(need, row, application, answers) }))
    .filter((need) => need.state !== 'met')
