import type { JourneyMode, YesNo } from '../../application/application.ts'
import { codeOf } from '../../fields/flag.ts'

/** `unserved`: in the master, not served. `unknown`: not in the master. `failed`: no usable answer. */
export type PincodeAnswer = 'served' | 'unserved' | 'unknown' | 'failed'

/** What a pincode look-up means (rulings, PC-14): success without the flag is a failed call. */
export function pincodeAnswerOf(answer: { status: string; serviceable?: string; errorCode?: string }): PincodeAnswer {
  if (codeOf(answer.status) !== 'SUCCESS')
    return codeOf(answer.errorCode) === 'PINCODE_NOT_FOUND' ? 'unknown' : 'failed'
  const flag = codeOf(answer.serviceable)
  return flag === 'Y' ? 'served' : flag === 'N' ? 'unserved' : 'failed'
}

export interface PincodeFacts {
  use: 'home' | 'office' | 'delivery'
  answer: PincodeAnswer
  /** The applicant has confirmed that the pincode is right (rulings, PC-12). */
  confirmed: boolean
  customerType: 'NTB' | 'ETB'
  journeyMode?: JourneyMode
  /** The outcome of the stored decision. */
  systemDecision?: 'approve' | 'refer' | 'reject'
}

/** Internal reasons of a rejection by pincode (PC-07 to PC-09). */
export type PincodeReason =
  | 'address pincode not sourceable'
  | 'office address pincode not in master'
  | 'residence address pincode not in master'

export type PincodeOutcome =
  /** The address is saved and the decision run, or run again. Only a home pincode writes residenceServiceable. */
  | { kind: 'decide'; residenceServiceable?: YesNo }
  | { kind: 'go'; marker: 'OFFICEADDRESS_SUCCESS'; screen: 'kyc' }
  | { kind: 'go'; marker: 'OFFICEADDRESS_SUBMIT'; screen: 'delivery-address' }
  | { kind: 'saved' }
  /** Nothing is saved; the field shows the message and "Is this pincode right?" is asked. */
  | { kind: 'ask'; message: 'pincodeNotServiceable' }
  | {
      kind: 'reject'
      marker: 'INTERNAL_REJECTION'
      screen: 'invalid-pincode'
      reason: PincodeReason
      residenceServiceable?: YesNo
      setsRejectedDate: true
    }
  /** Not possible at the applicant's current screen: 409. */
  | { kind: 'wrongState' }
  | { kind: 'error' }

/** What the submit of an address leads to (PC-01 to PC-10; rulings, PC-11 to PC-13). */
export function pincodeOutcome(facts: PincodeFacts): PincodeOutcome {
  if (facts.answer === 'failed') return { kind: 'error' }
  if (facts.answer === 'served') return servedOutcome(facts)
  if (facts.use === 'delivery' || !facts.confirmed) return { kind: 'ask', message: 'pincodeNotServiceable' }
  return {
    kind: 'reject',
    marker: 'INTERNAL_REJECTION',
    screen: 'invalid-pincode',
    reason: reasonOf(facts.answer, facts.use),
    ...(facts.use === 'home' && { residenceServiceable: 'N' as const }),
    setsRejectedDate: true,
  }
}

function reasonOf(answer: 'unserved' | 'unknown', use: 'home' | 'office'): PincodeReason {
  if (answer === 'unserved') return 'address pincode not sourceable'
  return use === 'office' ? 'office address pincode not in master' : 'residence address pincode not in master'
}

function servedOutcome({ use, customerType, journeyMode, systemDecision }: PincodeFacts): PincodeOutcome {
  if (use === 'delivery') return { kind: 'saved' }
  if (use === 'home') return { kind: 'decide', residenceServiceable: 'Y' }
  const submitted = { kind: 'go', marker: 'OFFICEADDRESS_SUBMIT', screen: 'delivery-address' } as const
  if (customerType === 'ETB' || journeyMode === 'NSTP') return submitted
  if (journeyMode === 'STP' || (journeyMode === 'SSTP' && systemDecision === 'approve')) {
    return { kind: 'go', marker: 'OFFICEADDRESS_SUCCESS', screen: 'kyc' }
  }
  return journeyMode === 'SSTP' && systemDecision === 'refer' ? { kind: 'decide' } : { kind: 'wrongState' }
}
