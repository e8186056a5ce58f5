/** Resends of the social-trust code at most (CO-09, LG-25, CA-21). */
export const socialTrustResends = 3

export interface ResendState {
  /** Codes sent again so far. */
  resends: number
  /** The button became restart and three lines replaced the resend controls (SC-06, SC-07). */
  restart: boolean
}

export const firstResendState: ResendState = { resends: 0, restart: false }

/** One press of resend: at counts 0, 1, 2 a code is sent; the next press sends nothing and shows restart (rulings, SC-48). */
export function pressResend(state: ResendState): ResendState & { sends: boolean } {
  if (state.restart || state.resends >= socialTrustResends) {
    return { resends: state.resends, restart: true, sends: false }
  }
  return { resends: state.resends + 1, restart: false, sends: true }
}

/** What the decision call takes with it (EN-35): an answered code, or a skip, which runs it again with N. */
export type SocialTrustPayload =
  | { trustingSocial: 'Y'; tsOTP: string; tsRequestId: string }
  | { trustingSocial: 'N'; tsRequestId: string }

export const socialTrustPayload = (tsRequestId: string, tsOTP: string | undefined): SocialTrustPayload =>
  tsOTP ? { trustingSocial: 'Y', tsOTP, tsRequestId } : { trustingSocial: 'N', tsRequestId }
