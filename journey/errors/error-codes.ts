/**
 * Codes with their own texts, in the order of section 8, then the types of rulings, LG-33 and EC-46; then addresses
 * that name something the bank does not have; last the sentence of ER-06 and ER-07.
 */
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
  'customersElsewhere',
  'bureauTomorrow',
  'CREATE_FAILED',
  'NOT_AUTHENTICATED',
  'APPROVED_FOUND',
  'REJECTED_FOUND',
  'PARTNER_RESTRICTED',

  'cardNotFound',
  'documentNotFound',
  'E_INVALID_SESSION',
] as const

/** Generic codes of the bureau, card and decision steps. */
export const offerStepCodes = ['C101', 'C102', 'C103', 'C104', 'BRE100', 'BRE101'] as const

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** Generic codes of the Aadhaar and video KYC steps: E1001 to E1046; E1032 has texts of its own. */
export type KycStepCode = Exclude<
  `E10${'0' | '1' | '2' | '3' | '4'}${Digit}`,
  'E1000' | 'E1032' | 'E1047' | 'E1048' | 'E1049'
>
export type OwnTextCode = (typeof ownTextCodes)[number]
export type OfferStepCode = (typeof offerStepCodes)[number]
export type ErrorCode = OwnTextCode | OfferStepCode | KycStepCode

/** A set of texts in texts/<language>/errors.ts: the code's own, or the generic one. */
export type TextSet = OwnTextCode | 'generic'

export const isKycStepCode = (code: string): code is KycStepCode =>
  /^E10(?:0[1-9]|[1-3]\d|4[0-6])$/.test(code) && code !== 'E1032'

export const isOfferStepCode = (code: string): code is OfferStepCode => offerStepCodes.some((known) => known === code)

const kycStepCodes = Array.from({ length: 46 }, (_, index) => `E${1001 + index}`).filter(isKycStepCode)

/** The whole catalogue of section 8. */
export const errorCodes: readonly ErrorCode[] = [...ownTextCodes, ...offerStepCodes, ...kycStepCodes]
