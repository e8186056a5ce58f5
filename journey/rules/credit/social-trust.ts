/** Maximum number of resends of the social-trust code (CO-09, LG-25, CA-21). */
export const socialTrustResends = 3

/**
 * Whether a press of resend sends a code: presses 1 to 3 do; the next one sends nothing and shows restart (rulings, SC-48).
 * `resends`: so far.
 */
export const mayResend = (resends: number): boolean => resends < socialTrustResends

/** What the decision call carries (EN-35): an entered code, or a skip, which runs it again with N. */
export type SocialTrustPayload =
  | { trustingSocial: 'Y'; tsOTP: string; tsRequestId: string }
  | { trustingSocial: 'N'; tsRequestId: string }

export const socialTrustPayload = (tsRequestId: string, tsOTP: string | undefined): SocialTrustPayload =>
  tsOTP ? { trustingSocial: 'Y', tsOTP, tsRequestId } : { trustingSocial: 'N', tsRequestId }
