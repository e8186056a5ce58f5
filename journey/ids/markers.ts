import type { ScreenId } from './screen-ids.ts'

/**
 * The marker table: completedScreen → the screen where the applicant stands, per customer type, in the order and words
 * of section 4 of the specification (literal values: rulings, section 3). This is its only place.
 */
export const ntbMarkers = {
  VERIFY_MOBILE: 'personal-details',
  PERSONAL_DETAILS: 'more-personal-details',
  ADDITIONAL_PERSONAL_DETAILS: 'work-details',
  WORK_DETAILS: 'confirm-home-address',
  RESIDENCE_ADDRESS_SELECTION: 'confirm-home-address',
  RESIDENCE_ADDRESS: 'home-address',
  BRE_REJECT: 'rejected',
  BRE_APPROVED: 'congratulations',
  CONGRATULATION: 'kyc',
  OFFICEADDRESS_SUCCESS: 'kyc',
  TANDCMATCH_FOUND: 'kyc',
  TANDCMATCH_NOTFOUND: 'kyc',
  CKYC_REJECT: 'kyc',
  CKYC_REFER: 'kyc',
  AADHAAR_SUBMIT: 'kyc',
  SCAN_DOCUMENT: 'kyc',
  NSTP: 'kyc',
  NSTP_CKYC_REJECT: 'kyc',
  NSTP_CKYC_REFER: 'kyc',
  CKYC_APPROVED: 'submitted',
  NSTP_CKYC_APPROVED: 'submitted',
  VKYC_APPROVED: 'submitted',
  BCIF_INIT: 'submitted',
  BCIF_APPROVED: 'submitted',
  LOS_APPROVED: 'submitted',
  LOS_REJECT: 'submitted',
  LOS_PUSH: 'submitted',
  PENDING: 'submitted',
  CRM_APPROVED: 'submitted-crm',
  CRM_REJECT: 'submitted-crm',
  CRM_PUSH: 'submitted-crm',
  VKYC_INIT: 'searching-agent',
  VKYC_REJECT: 'vkycRejection',
  VISIONPLUS_APPROVED: 'set-mpin',
  FIRST_BRE_REFERRED: 'confirm-office-address',
  OFFICEADDRESS_SUBMIT: 'delivery-address',
  DELIVERY_ADDRESS_SUBMIT: 'upload-document',
  PERFIOS: 'upload-document',
  FINAL_BRE_APPROVED: 'tcc',
  FINAL_BRE_REJECT: 'rejected',
  INTERNAL_REJECTION: 'rejected',
  MPIN_SET: 'virtual-card',
} as const satisfies Record<string, ScreenId>

export const etbMarkers = {
  VERIFY_MOBILE: 'dob',
  VERIFY_DOB_CRN: 'dob',
  BRE_APPROVED: 'tc',
  FIRST_BRE_REFERRED: 'tc',
  ADDRESS_UPDATE_PENDING: 'submitted',
  VISIONPLUS_FAILED: 'submitted',
  BCIF_PUSH: 'submitted',
  LOS_PUSH: 'submitted',
  CRM_PUSH: 'submitted',
  VISIONPLUS_PUSH: 'submitted',
  PENDING: 'submitted',
  VIRTUAL_CARD_DETAILS: 'virtual-card',
  VISIONPLUS_APPROVED: 'virtual-card',
  OFFER_CHECK_PQ: 'work-details',
  OFFER_CHECK_NPQ: 'work-details',
  WORK_DETAILS: 'delivery-address',
  OFFER_CHECK_PA: 'delivery-address',
  MISSING_PERSONAL_DETAILS: 'etb-personal-details',
  MISSING_OFFICE_ADDRESS: 'office-address',
  ELIGIBLE_CARDS: 'eligible-card-listing',
  ADDRESS_NOT_IN_BCIF: 'address-not-available',
  OFFICEADDRESS_SUBMIT: 'delivery-address',
  MPIN_SET: 'virtual-card',
  VKYC_REJECT: 'vkycRejection',
  BRE_REJECT: 'rejected',
  INTERNAL_REJECTION: 'rejected',
} as const satisfies Record<string, ScreenId>

/** Markers that mean the same for both customer types. */
export const sharedMarkers = {
  NOT_SOURCING: 'not-sourcing',
  PAN_ALREADY_REGISTERED: 'pan-registered',
  VISIT_NEAREST_BRANCH: 'visit-branch',
  NO_REGISTERED_MOBILE: 'no-registered-mobile',
} as const satisfies Record<string, ScreenId>

export type Marker = keyof typeof ntbMarkers | keyof typeof etbMarkers | keyof typeof sharedMarkers

export type CustomerType = 'NTB' | 'ETB'

const tables: Readonly<Record<string, Readonly<Record<string, ScreenId | undefined>>>> = {
  NTB: { ...ntbMarkers, ...sharedMarkers },
  ETB: { ...etbMarkers, ...sharedMarkers },
}

/** Every marker of a customer type, including the shared ones. */
export const markersOfType = (customerType: CustomerType): Marker[] =>
  Object.keys(tables[customerType] ?? {}) as Marker[]

/** The screen of a marker, or undefined when it is in no table of that customer type, or there is no such type (NX-N-46). */
export const screenOfMarker = (customerType: CustomerType, marker: string): ScreenId | undefined => {
  const table = Object.hasOwn(tables, customerType) ? tables[customerType] : undefined
  return table && Object.hasOwn(table, marker) ? table[marker] : undefined
}
