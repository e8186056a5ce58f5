import { ntbOffice } from '../../ids/marker-groups.ts'
import { etbOutcome, ntbOutcome, type Choice } from '../step.ts'
import { outcomeOfPincode, typedAddress } from './asked-address.ts'

export const officeAsked = typedAddress('office')

/** PC-11: what a served office pincode leads to. */
export const officeSaved: Choice = {
  words:
    'approved: OFFICEADDRESS_SUCCESS; referred (NSTP): OFFICEADDRESS_SUBMIT; otherwise the decision is asked again',
  choose: (application, answers) => {
    const outcome = outcomeOfPincode(officeAsked(application, answers), application)
    return outcome.kind === 'go' ? outcome.marker : 'stays'
  },
}

export const ntbOfficeUnserved = ntbOutcome(
  'INTERNAL_REJECTION',
  ['getPinCodeDetails'],
  ntbOffice,
  'an office pincode confirmed although unserved or unknown',
)

export const etbOfficeUnserved = etbOutcome(
  'INTERNAL_REJECTION',
  ['getPinCodeDetails'],
  ['MISSING_OFFICE_ADDRESS', 'OFFICEADDRESS_SUBMIT'],
  'an office pincode confirmed although unserved or unknown',
)
