/** Maximum number of resends of the social-trust code (CO-09, LG-25, CA-21). */
export const socialTrustResends = 3

export interface ResendState {
  /** Resends so far. */
  resends: number
  /** The button has become restart and three lines have replaced the resend controls (SC-06, SC-07). */
  restart: boolean
}

export const firstResendState: ResendState = { resends: 0, restart: false }

/** One press of resend: presses 1 to 3 send a code; the next one sends nothing and shows restart (rulings, SC-48). */
export function pressResend(state: ResendState): ResendState & { sends: boolean } {
  if (state.restart || state.resends >= socialTrustResends) {
    return { resends: state.resends, restart: true, sends: false }
  }
  return { resends: state.resends + 1, restart: false, sends: true }
}

/** What the decision call carries (EN-35): an entered code, or a skip, which runs it again with N. */
export type SocialTrustPayload =
  | { trustingSocial: 'Y'; tsOTP: string; tsRequestId: string }
  | { trustingSocial: 'N'; tsRequestId: string }

export const socialTrustPayload = (tsRequestId: string, tsOTP: string | undefined): SocialTrustPayload =>
  tsOTP ? { trustingSocial: 'Y', tsOTP, tsRequestId } : { trustingSocial: 'N', tsRequestId }
