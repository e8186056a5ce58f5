import type { Effect } from '../provider-result.ts'

/** What the rules engine decides on. Income in whole rupees a month, dates yyyy-MM-dd. */
export interface DecisionRequest {
  applicationReferenceNo: string
  productCode: string
  customerType: 'NTB' | 'ETB'
  /** 1 for the first run; every later one is a re-decision (BR-20). */
  run: number
  /** The card against a fixed deposit, accepted after a soft reject. */
  secured: boolean
  /** Whole rupees that will be deposited behind it. */
  depositAmount?: number
  mobileNumber: string
  panNumber: string
  dateOfBirth: string
  gender: 'MALE' | 'FEMALE' | 'OTHER'
  employmentType: 'SALARIED' | 'SELF_EMPLOYED' | 'RETIRED' | 'HOMEMAKER' | 'STUDENT'
  /** Lower end of the range; 0 for applicants who are not asked. */
  monthlyIncomeFrom: number
  pincode: string
  /** Absent if no bureau has a record. */
  bureauScore?: number
  /** Y: the applicant answered social trust with this code; N: skipped it. */
  trustingSocial?: 'Y' | 'N'
  tsOTP?: string
  tsRequestId?: string
}

/**
 * The engine's own words, not interpreted: `journey/rules/credit` decides which outcome they mean. `requestId` asks for
 * social trust and overrides everything else. Flags and codes are as sent; a limit is the text of COMPUTED_FINAL_LIMIT.
 */
export interface Decision {
  requestId?: string
  systemDecision?: string
  incomeDocRequired?: string
  rejectCode?: string
  details?: string
  verdict?: string
  /** derivedPromoCode of each next-offer item, in order; items without one are ''. */
  derivedPromoCodes: string[]
  changedPromoCode?: string
  computedFinalLimit?: string
  isBVRWaived?: string
  isRVRWaived?: string
  isBTVRWaived?: string
  isMTVRWaived?: string
  rules?: DecidedBy
}

/** Which rules decided, in which version, and how they came to it. Kept for the bank; never shown to an applicant. */
export interface DecidedBy {
  id?: string
  version?: string
  /** As the engine gave it, a JSON text. It may quote what was asked. */
  trace?: string
}

/** The evidence of income, and the analysis that read it. */
export interface FinalDecisionRequest {
  applicationReferenceNo: string
  mobileNumber: string
  analysisTransaction: string
  documentsAccepted: boolean
  /** Whole rupees, if the documents prove one. */
  monthlyIncome?: number
}

/** The bank's business rules engine. An outage never approves anyone. */
export interface DecisionHost {
  /** Runs the rules. Refused: TS_OTP_WRONG, TS_REQUEST_UNKNOWN. */
  decide: Effect<DecisionRequest, Decision>
  /** finalBre: the decision after income documents; `monthlyIncome` is what they prove, if they prove one. */
  decideFinally: Effect<FinalDecisionRequest, Decision>
}
