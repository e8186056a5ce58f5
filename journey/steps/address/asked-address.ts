import type { Address } from '../../application/address.ts'
import type { Application } from '../../application/application.ts'
import type { PincodeOutcome } from '../../rules/address/pincode.ts'
import { pincodeOutcome } from '../../rules/address/pincode.ts'
import type { Answers } from '../form.ts'

/** The address whose pincode an action brings, and whether the applicant insists on the pincode. */
export interface AddressAsked {
  pincode: string
  /** As typed; empty where the address was chosen. */
  city: string
  /** As typed, or as the report has it; empty where another address was chosen. */
  state: string
  /** The question that carries a message about the state. */
  stateField: string
  /** The question that carries a message about the pincode. */
  field: string
  use: 'home' | 'office' | 'delivery'
  confirmed: boolean
}

export type AskedAddress = (application: Application, answers: Answers) => AddressAsked

/** An address that the applicant types. */
export const typedAddress =
  (use: AddressAsked['use']): AskedAddress =>
  (_application, { pincode = '', city = '', state = '', pincodeConfirmed }) => ({
    pincode,
    city,
    state,
    field: 'pincode',
    stateField: 'state',
    use,
    confirmed: pincodeConfirmed === 'Y',
  })

/** An address that the applicant chooses: city and state are its own. */
export const chosenAddress =
  (
    use: AddressAsked['use'],
    field: string,
    chosen: (application: Application, answers: Answers) => Address | undefined,
  ): AskedAddress =>
  (application, answers) => ({
    pincode: chosen(application, answers)?.pincode ?? '',
    city: '',
    state: (use === 'home' && chosen(application, answers)?.state) || '',
    field,
    stateField: field,
    use,
    confirmed: answers.pincodeConfirmed === 'Y',
  })

/** The pincode rule for that address, read from the stored fact. */
export const outcomeOfPincode = (asked: AddressAsked, application: Application): PincodeOutcome =>
  pincodeOutcome({
    use: asked.use,
    answer: application.facts.pincode?.for === asked.pincode ? application.facts.pincode.result : 'failed',
    confirmed: asked.confirmed,
    customerType: application.customerType,
    journeyMode: application.journeyMode,
    systemDecision: application.facts.decision?.systemDecision,
  })
