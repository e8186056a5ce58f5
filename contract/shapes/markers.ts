import type { Marker } from '@card-journey/journey/flow/markers.ts'

/** Markers in which the Aadhaar or its alternative is still due. */
export const beforeVideoCall = [
  'CONGRATULATION',
  'OFFICEADDRESS_SUCCESS',
  'TANDCMATCH_FOUND',
  'TANDCMATCH_NOTFOUND',
  'CKYC_REJECT',
  'CKYC_REFER',
  'NSTP',
  'NSTP_CKYC_REJECT',
  'NSTP_CKYC_REFER',
  'AADHAAR_SUBMIT',
] as const satisfies readonly Marker[]

/** Markers in which the video call is prepared or waited for. */
export const videoCallPart = ['AADHAAR_SUBMIT', 'SCAN_DOCUMENT', 'VKYC_INIT'] as const satisfies readonly Marker[]

/** Markers in which the card may be shown. */
export const cardPart = {
  NTB: ['VISIONPLUS_APPROVED', 'MPIN_SET'],
  ETB: ['VISIONPLUS_APPROVED', 'VIRTUAL_CARD_DETAILS', 'MPIN_SET'],
} as const satisfies Readonly<Record<'NTB' | 'ETB', readonly Marker[]>>
