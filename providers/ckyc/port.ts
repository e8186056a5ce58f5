import type { Effect, Read } from '../provider-result.ts'

/** The part of a central KYC record that the journey uses. */
export interface CkycRecord {
  ckycId: string
  firstName: string
  middleName: string
  lastName: string
  dateOfBirth: string
  city: string
  pincode: string
  /** `stale` and `incomplete` records can't replace a video call: refer. */
  quality: 'good' | 'stale' | 'incomplete'
}

/**
 * The central KYC registry. A search says only whether there is a record. The record itself needs its holder: a code that
 * the registry sends to the mobile number that it knows, or the token of the link in the same message.
 */
export interface Ckyc {
  search: Read<{ panNumber: string; dateOfBirth: string }, { found: false } | { found: true; ckycId: string }>
  /**
   * Sends the code. `returnUrl` is where the link in the message leads, with its token.
   * Refused: NO_SUCH_RECORD, OTP_LIMIT.
   */
  requestCode: Effect<{ ckycId: string; returnUrl: string }, { transactionId: string; maskedMobile: string }>
  /**
   * Refused: OTP_WRONG, OTP_EXPIRED, OTP_VOID (three wrong entries), TRANSACTION_UNKNOWN (never was, or used up),
   * BIRTH_DATE_DIFFERS.
   */
  download: Effect<{ transactionId: string; otp: string; dateOfBirth: string }, CkycRecord>
  /** The same by the link’s token (`/ckyc-redirect`). Refused: TOKEN_UNKNOWN (of another request, used up, too old), BIRTH_DATE_DIFFERS. */
  redeemToken: Effect<{ transactionId: string; token: string; dateOfBirth: string }, CkycRecord>
}
