import type { Marker } from './markers.ts'

/** NTB before the decision: the markers in the order in which they are reached. Earlier answers may still be changed. */
export const ntbBeforeDecision = [
  'VERIFY_MOBILE',
  'PERSONAL_DETAILS',
  'ADDITIONAL_PERSONAL_DETAILS',
  'WORK_DETAILS',
  'RESIDENCE_ADDRESS_SELECTION',
  'RESIDENCE_ADDRESS',
] as const satisfies readonly Marker[]

/** The markers of the part before the decision from `first` on. */
export const ntbFrom = (first: (typeof ntbBeforeDecision)[number]): readonly Marker[] =>
  ntbBeforeDecision.slice(ntbBeforeDecision.indexOf(first))

/** The home address has been or is being given, and there is no decision yet. */
export const ntbHomeAddress = ['RESIDENCE_ADDRESS_SELECTION', 'RESIDENCE_ADDRESS'] as const satisfies readonly Marker[]

/**
 * NTB referred (NSTP): office, delivery, documents. The delivery address may be given once the office address is there or
 * none is due.
 */
export const ntbReferred = [
  'FIRST_BRE_REFERRED',
  'OFFICEADDRESS_SUBMIT',
  'DELIVERY_ADDRESS_SUBMIT',
  'PERFIOS',
] as const satisfies readonly Marker[]

/** NTB referred: documents are due. */
export const ntbDocuments = ['DELIVERY_ADDRESS_SUBMIT', 'PERFIOS'] as const satisfies readonly Marker[]

/** NTB with a decision: the office address may be given. */
export const ntbOffice = ['BRE_APPROVED', ...ntbReferred] as const satisfies readonly Marker[]

/** NTB with the offer accepted and the identity not proven: every marker whose screen is `/auth/kyc`. */
export const ntbKyc = [
  'CONGRATULATION',
  'OFFICEADDRESS_SUCCESS',
  'TANDCMATCH_FOUND',
  'TANDCMATCH_NOTFOUND',
  'CKYC_REJECT',
  'CKYC_REFER',
  'AADHAAR_SUBMIT',
  'SCAN_DOCUMENT',
  'NSTP',
  'NSTP_CKYC_REJECT',
  'NSTP_CKYC_REFER',
] as const satisfies readonly Marker[]

/** Where the identity may be proven; also in the queue, if the proof has become too old for the call (VK-12). */
export const ntbIdentity = [...ntbKyc, 'VKYC_INIT'] as const satisfies readonly Marker[]

/** NTB with the identity proven: the call may be requested. VKYC_INIT again if its ticket expired. */
export const ntbCall = ['AADHAAR_SUBMIT', 'SCAN_DOCUMENT', 'VKYC_INIT'] as const satisfies readonly Marker[]

/** ETB before the date of birth is proven. */
export const etbIdentity = ['VERIFY_MOBILE', 'VERIFY_DOB_CRN'] as const satisfies readonly Marker[]

/** ETB with an offer and without a decision, in the order in which they are reached. */
const etbOffered = [
  'OFFER_CHECK_PA',
  'OFFER_CHECK_PQ',
  'OFFER_CHECK_NPQ',
  'MISSING_OFFICE_ADDRESS',
  'WORK_DETAILS',
  'OFFICEADDRESS_SUBMIT',
] as const satisfies readonly Marker[]

/** ETB between the offer check and the decision, in the order in which they are reached. */
export const etbDetails = ['MISSING_PERSONAL_DETAILS', ...etbOffered] as const satisfies readonly Marker[]

/** ETB from the offer check until the terms are accepted: what the bank's file has may be looked at, and the email changed. */
export const etbReview = [...etbOffered, 'BRE_APPROVED', 'FIRST_BRE_REFERRED'] as const satisfies readonly Marker[]

/** What the list "after validateDOB, first that holds" can lead to. */
export const etbOfferCheck = [
  'NOT_SOURCING',
  'VKYC_REJECT',
  'NO_REGISTERED_MOBILE',
  'VISIT_NEAREST_BRANCH',
  'ADDRESS_UPDATE_PENDING',
  'ADDRESS_NOT_IN_BCIF',
  'ELIGIBLE_CARDS',
  'MISSING_PERSONAL_DETAILS',
  'MISSING_OFFICE_ADDRESS',
  'OFFER_CHECK_PA',
  'OFFER_CHECK_PQ',
  'OFFER_CHECK_NPQ',
  'PENDING',
] as const satisfies readonly Marker[]

/** ETB past the offer check: its last rows. Only who has been screened comes here. */
export const etbOffers = [
  'MISSING_OFFICE_ADDRESS',
  'OFFER_CHECK_PA',
  'OFFER_CHECK_PQ',
  'OFFER_CHECK_NPQ',
] as const satisfies readonly Marker[]

/** ETB in the offer check where the customer has something to do: neither ended nor waiting for the bank. */
export const etbAsked = [
  'ADDRESS_NOT_IN_BCIF',
  'ELIGIBLE_CARDS',
  'MISSING_PERSONAL_DETAILS',
  ...etbOffers,
] as const satisfies readonly Marker[]

/** ETB at the delivery address: its submit runs the decision. */
export const etbDelivery = [
  'OFFER_CHECK_PA',
  'WORK_DETAILS',
  'OFFICEADDRESS_SUBMIT',
] as const satisfies readonly Marker[]

/** NTB where a differing final channel stops the applicant at the review of a telecaller's entries (NX-O). */
export const ntbReviewed = [
  'DELIVERY_ADDRESS_SUBMIT',
  'CONGRATULATION',
  'OFFICEADDRESS_SUCCESS',
] as const satisfies readonly Marker[]

/** The same for ETB. */
export const etbReviewed = ['BRE_APPROVED', 'FIRST_BRE_REFERRED'] as const satisfies readonly Marker[]

/** ETB after the terms: something was sent to one of the bank's hosts, and its outcome is awaited. */
export const etbPushes = ['BCIF_PUSH', 'LOS_PUSH', 'CRM_PUSH', 'VISIONPLUS_PUSH'] as const satisfies readonly Marker[]
export type EtbPush = (typeof etbPushes)[number]
