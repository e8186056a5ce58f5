import type { Effect, Read } from '../provider-result.ts'
import type { HostAddress } from './host-address.ts'

/** What core banking holds about an existing customer. An empty string is a field the bank does not have. */
export interface CustomerDetails {
  crn: string
  firstName: string
  middleName: string
  lastName: string
  emailId: string
  panNumber: string
  gender: string
  maritalStatus: string
  motherMaidenName: string
  fatherName: string
  employmentType: string
  sourceable: boolean
  registeredMobile: boolean
  /** `current`, or `stale`: a digital account then needs its KYC updated, any other customer a branch. */
  kyc: 'current' | 'stale'
  digitalAccount: boolean
  /** An address change is still open at the bank. */
  addressUpdatePending: boolean
  addresses: HostAddress[]
}

/** PA pre-approved, PQ pre-qualified, NPQ neither (NX-E-22). Limit in whole rupees, where an offer names one. */
export interface CustomerOffer {
  offerType: 'PA' | 'PQ' | 'NPQ'
  creditLimit?: number
}

/** The cards for which a customer is eligible, and the limit of each in whole rupees, where the bank names one. */
export interface EligibleCards {
  productCodes: string[]
  limits: { productCode: string; creditLimit: number }[]
}

/**
 * The part of core banking that only concerns existing customers. Every verb but `validateCrn` refuses an unknown CRN with
 * NO_SUCH_CRN.
 */
export interface ExistingCustomer {
  /** Whether a CRN is that mobile number's; an unknown one is not. */
  validateCrn: Read<{ crn: string; mobileNumber: string }, { match: boolean }>
  /** Refuses with NO_SUCH_CRN when the CRN is not that mobile number's. */
  validateBirthDate: Read<{ crn: string; mobileNumber: string; dateOfBirth: string }, { match: boolean }>
  customerDetails: Read<{ crn: string }, CustomerDetails>
  customerOffer: Read<{ crn: string; productCode: string }, CustomerOffer>
  /** Product codes for which the customer is eligible; more than one shows the listing. */
  eligibleCards: Read<{ crn: string }, EligibleCards>
  /** Anything but ACTIVE makes the application dormant (CR-01). */
  crnStatus: Read<{ crn: string }, { crnStatus: string }>
  /** Earlier rejections: VKYC (a video call) or COOLOFF. */
  previousRejectCodes: Read<{ crn: string }, { codes: string[] }>
  /** Records the application with the customer's liabilities; nothing waits for it. */
  liabilityDetails: Effect<{ crn: string; applicationReferenceNo: string }, { noted: true }>
  /** Requests an address change on file; `addressUpdatePending` in the details says when it is done. */
  updateAddress: Effect<{ crn: string; address: HostAddress }, { accepted: true }>
}
