import type { Facts } from '../../application/facts.ts'

/** What the registers of mobile numbers say (MNRL, FRI). */
export interface MobileStanding {
  revoked: boolean
  fraudRisk: 'none' | 'medium' | 'high' | 'veryHigh'
}

/** `unchecked`: the registers have not answered. */
export type MobileRisk = NonNullable<Facts['mobileRisk']>['result']

/** What follows for an application: a revoked number ends it online, a high risk is noted for the agent of the call. */
export const mobileRiskOf = ({ revoked, fraudRisk }: MobileStanding): MobileRisk =>
  revoked ? 'revoked' : fraudRisk === 'high' || fraudRisk === 'veryHigh' ? 'high' : 'clear'

/** What the agent of the video call is told about the number; nothing for an ordinary one. */
export const agentNoteOf = (risk: MobileRisk): 'MOBILE_HIGH_RISK' | 'MOBILE_NOT_CHECKED' | undefined =>
  risk === 'clear' ? undefined : risk === 'unchecked' ? 'MOBILE_NOT_CHECKED' : 'MOBILE_HIGH_RISK'
