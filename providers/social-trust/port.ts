import type { Effect } from '../provider-result.ts'

/** The social-trust score. The decision host opens a request; the code is sent to it (`tsOTP`). */
export interface SocialTrust {
  /** Resends the 4-digit code of a request. Refused: REQUEST_UNKNOWN, RESEND_LIMIT. */
  sendOtp: Effect<{ requestId: string }, { sent: true }>
}
