/** Generic codes of the Aadhaar and video KYC steps, with the host and step that each names (decisions, EC-43). Internal. */
export const kycStepNotes = {
  E1001: 'Aadhaar gateway: consent languages',
  E1002: 'Aadhaar gateway: English consent text',
  E1003: 'Aadhaar gateway: vernacular consent text',
  E1004: 'Aadhaar gateway: consent update',
  E1005: 'Aadhaar gateway: code request',
  E1006: 'Aadhaar gateway: code validation',
  E1007: 'Aadhaar gateway: mobile link check',
  E1008: 'Aadhaar vault: store',
  E1009: 'Aadhaar vault: reference key',
  E1010: 'Aadhaar gateway: name match',
  E1011: 'Aadhaar gateway: age check',
  E1012: 'Aadhaar gateway: gender check',
  E1013: 'CKYC registry: search',
  E1014: 'CKYC registry: download',
  E1015: 'CKYC registry: token',
  E1016: 'CKYC registry: record match',
  E1017: 'Document archive: driving licence',
  E1018: 'Document archive: passport',
  E1019: 'Document archive: store',
  E1020: 'Location service: reverse geocoding',
  E1021: 'Location service: IP check',
  E1022: 'Video KYC desk: security settings',
  E1023: 'Video KYC desk: holidays',
  E1024: 'Video KYC desk: call wait',
  E1025: 'Video KYC desk: handshake',
  E1026: 'Video KYC desk: customer status',
  E1027: 'Video KYC desk: room',
  E1028: 'Video KYC desk: media servers',
  E1029: 'Video KYC desk: auditor',
  E1030: 'Video KYC desk: follow-up',
  E1031: 'PAN issuer: repeated check',
  E1033: 'Core banking: customer file opened',
  E1034: 'Core banking: customer file state',
  E1035: 'Core banking: CRN',
  E1036: 'Loan system: push',
  E1037: 'Loan system: state',
  E1038: 'Customer management: push',
  E1039: 'Customer management: state',
  E1040: 'Card host: card generation',
  E1041: 'Card host: CRN and card generation',
  E1042: 'Card host: virtual card details',
  E1043: 'Card host: card number',
  E1044: 'Card host: CVV',
  E1045: 'Card host: expiry',
  E1046: 'Card host: spend controls',
} as const

/** Generic codes of the bureau, card and decision steps. Internal. */
export const offerStepNotes = {
  C101: 'Credit bureaus: both failed',
  C102: 'Card host: no answer',
  C103: 'Card host: refused the product',
  C104: 'Card catalogue: product no longer sold',
  BRE100: 'Rules engine: an answer that is no decision',
  BRE101: 'Rules engine: no answer',
} as const

/** Codes with texts of their own, in the order of section 8, then the types of decisions, LG-33 and EC-46; last the sentence of ER-06 and ER-07. */
export const ownTextCodes = [
  '100',
  '500',
  'M100',
  'P100',
  'P101',
  'P102',
  'P103',
  'P104',
  'P105',
  'P106',
  'P107',
  'KC100',
  'AA100',
  'AA101',
  'C100',
  'PIN100',
  'PIN101',
  'PIN102',
  'PIN103',
  'PIN104',
  'PIN105',
  'PIN105ETB',
  'E1032',
  'BRE102',
  'V100',
  'S100',
  'A100',
  'A101',
  'underMaintenance',
  'rejection',
  'vkycRejection',
  'reject811Customer',
  'telecallerEmailError',
  'aadhaarConsentDenied',
  'locationDenied',
  'agentUnavailable',
  'mobileNotRegistered',
  'mobileBrowserOnly',
  'otpAttemptsExceeded',
  'crnAttemptsExceeded',
  'dobMismatch',
  'CREATE_FAILED',
  'NOT_AUTHENTICATED',
  'APPROVED_FOUND',
  'REJECTED_FOUND',
  'PARTNER_RESTRICTED',

  'E_INVALID_SESSION',
] as const

export type KycStepCode = keyof typeof kycStepNotes
export type OfferStepCode = keyof typeof offerStepNotes
export type ErrorCode = (typeof ownTextCodes)[number] | KycStepCode | OfferStepCode

/** A set of texts in texts/<language>/errors.ts: the code's own, or the generic one. */
export type TextSet = (typeof ownTextCodes)[number] | 'generic'

const kycStepCodes = Object.keys(kycStepNotes) as KycStepCode[]
const offerStepCodes = Object.keys(offerStepNotes) as OfferStepCode[]

export const errorCodes: readonly ErrorCode[] = [...ownTextCodes, ...offerStepCodes, ...kycStepCodes]
