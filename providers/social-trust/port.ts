import type { Effect } from '../provider-result.ts'

/** The social-trust score. The decision host opens a request; the code answers there (`tsOTP`). */
export interface SocialTrust {
  /** Sends the 4-digit code of a request, again after the first time. Refused: REQUEST_UNKNOWN, RESEND_LIMIT. */
  sendOtp: Effect<{ requestId: string }, { sent: true }>
}
