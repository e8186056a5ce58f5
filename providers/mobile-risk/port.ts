import type { Effect } from '../provider-result.ts'

/** `revoked`: the number was disconnected or given back. `fraudRisk`: as the police and the banks rate it. */
export interface MobileStanding {
  revoked: boolean
  fraudRisk: 'none' | 'medium' | 'high' | 'veryHigh'
}

/**
 * What India's registers say about a mobile number: the list of revoked numbers (MNRL) and the financial fraud risk
 * indicator (FRI). Enquiries are counted and may be charged, so each carries our reference.
 */
export interface MobileRisk {
  check: Effect<{ mobileNumber: string }, MobileStanding>
}
