import type { Effect } from '../provider-result.ts'

/** The holder, as the Aadhaar register has it. The number never comes back; the vault's `referenceKey` replaces it. */
export interface AadhaarHolder {
  name: string
  gender: 'MALE' | 'FEMALE' | 'OTHER'
  /** yyyy-MM-dd */
  dateOfBirth: string
  last4: string
  /** The applicant's mobile is the one linked with this Aadhaar. */
  mobileMatches: boolean
  referenceKey: string
}

/** The Aadhaar gateway with its vault. The caller holds the number for this one call only and stores it nowhere. */
export interface Aadhaar {
  /**
   * Sends a code to the mobile linked with an Aadhaar number (12 digits) or virtual id (16 digits).
   * Refused: AADHAAR_UNKNOWN, NO_LINKED_MOBILE, OTP_LIMIT.
   */
  sendOtp: Effect<
    { uid: string; mobileNumber: string },
    { transactionId: string; maskedMobile: string; mobileMatches: boolean }
  >
  /** Refused: OTP_WRONG, OTP_EXPIRED, OTP_VOID (three wrong entries), TRANSACTION_UNKNOWN. */
  validateOtp: Effect<{ transactionId: string; otp: string }, AadhaarHolder>
}
