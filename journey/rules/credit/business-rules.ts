import type { JourneyMode } from '../../application/application.ts'
import { codeOf, isYes } from '../../fields/flag.ts'
import { creditLimitOf } from './credit-limit.ts'
import { type PromoCodes, promoCodesOf } from './promo-code.ts'

/** The rules engine's result in its own words (EN-30 to EN-33), with lists and variables already extracted. */
export interface DecisionAnswer {
  requestId?: string
  systemDecision?: string
  incomeDocRequired?: string
  rejectCode?: string
  details?: string
  verdict?: string
  derivedPromoCodes?: readonly string[]
  changedPromoCode?: string
  computedFinalLimit?: string
  isBVRWaived?: string
  isRVRWaived?: string
  isBTVRWaived?: string
  isMTVRWaived?: string
}

export interface DecisionRun {
  /** Whether this run counts as a re-decision: `isRedecision`. */
  again: boolean
  customerType: 'NTB' | 'ETB'
  /** Reject codes that still allow the secured card, from the decision data (rulings, BR-15). */
  softCodes: readonly string[]
  /** An office address is on record (BR-12). */
  hasOfficeAddress: boolean
}

/** What the server writes, and where the applicant then stands. `reason` is internal and never shown. */
export type DecisionOutcome =
  | { kind: 'socialTrust'; requestId: string; screen: 'verify-ts' }
  | {
      kind: 'reject'
      marker: 'BRE_REJECT'
      soft: boolean
      screen: 'credit-card' | 'rejected'
      reason: string
      rejectionCode?: string
      breFinalStatus?: 'approve' | 'refer' | 'reject'
      /** A soft reject is final once its offer is declined (rulings, LG-28). */
      setsRejectedDate: boolean
    }
  | ({
      kind: 'approve'
      marker: 'BRE_APPROVED'
      screen: 'congratulations' | 'tc'
      breFinalStatus: 'approve' | 'refer'
      journeyMode: JourneyMode
      creditLimit: number
    } & PromoCodes)
  | ({
      kind: 'refer'
      marker: 'FIRST_BRE_REFERRED'
      screen: 'office-address' | 'confirm-office-address' | 'tc'
      breFinalStatus: 'refer'
      journeyMode: 'NSTP'
      /** Documents are only asked for on this path, and only from NTB (rulings, BR-22). */
      isDocRequired: 'Y' | 'N'
      creditLimit?: number
    } & PromoCodes)
  /** No decision at all: the generic error, never an approval (BR-14). */
  | { kind: 'error'; cause: 'unknownDecision' | 'unusableLimit' }

/** The reason on record when the additional check rejected (BR-03). */
export const trustReason = 'Trusting social api error - Reject'

/** PostBRE: an approval or referral that needs income documents does not count (BR-09). */
const postBreReason = 'PostBRE requirement failed - incomeDocRequired Y / null'

/** The outcome of a business-rules decision, in the order of rulings, BR-19: social trust, reject, income documents, approve or refer. */
export function decisionOutcome(answer: DecisionAnswer, run: DecisionRun): DecisionOutcome {
  const requestId = answer.requestId?.trim()
  if (requestId) return { kind: 'socialTrust', requestId, screen: 'verify-ts' }
  const word = codeOf(answer.systemDecision)
  if (word === 'REJECT') return rejectOutcome(answer, run)
  if (word !== 'APPROVE' && word !== 'REFER') return { kind: 'error', cause: 'unknownDecision' }

  const breFinalStatus = word === 'APPROVE' ? 'approve' : 'refer'
  const limit = creditLimitOf(answer.computedFinalLimit)
  if (limit === null) return { kind: 'error', cause: 'unusableLimit' }
  if (codeOf(answer.incomeDocRequired) !== 'N') {
    return { ...hardReject(postBreReason), breFinalStatus, ...codeIfAny(answer) }
  }
  const promo = promoCodesOf(answer.derivedPromoCodes ?? [], answer.changedPromoCode)
  if (breFinalStatus === 'refer' && run.again) return referOutcome(run, limit, promo)
  // An offer without a limit can be neither shown nor accepted.
  if (limit === undefined) return { kind: 'error', cause: 'unusableLimit' }
  return {
    kind: 'approve',
    marker: 'BRE_APPROVED',
    screen: run.customerType === 'ETB' ? 'tc' : 'congratulations',
    breFinalStatus,
    journeyMode: breFinalStatus === 'approve' && allWaived(answer) ? 'STP' : 'SSTP',
    creditLimit: limit,
    ...promo,
  }
}

const waiverFlags = ['isBVRWaived', 'isRVRWaived', 'isBTVRWaived', 'isMTVRWaived'] as const

/** The field verifications that are waived; an absent flag is N (rulings, BR-17). */
export const waivedIn = (answer: DecisionAnswer): string[] => waiverFlags.filter((flag) => isYes(answer[flag]))

/** All four field verifications waived. */
export const allWaived = (answer: DecisionAnswer): boolean => waivedIn(answer).length === waiverFlags.length

function rejectOutcome(answer: DecisionAnswer, run: DecisionRun): DecisionOutcome {
  const code = codeOf(answer.rejectCode)
  if (code && run.softCodes.some((soft) => codeOf(soft) === code)) {
    return {
      kind: 'reject',
      marker: 'BRE_REJECT',
      soft: true,
      screen: 'credit-card',
      reason: 'BRE soft reject',
      breFinalStatus: 'reject',
      setsRejectedDate: false,
      ...codeIfAny(answer),
    }
  }
  const reason = answer.verdict?.trim() ? trustReason : answer.details?.trim() || 'BRE hard reject'
  return { ...hardReject(reason), breFinalStatus: 'reject', ...codeIfAny(answer) }
}

const hardReject = (reason: string) =>
  ({ kind: 'reject', marker: 'BRE_REJECT', soft: false, screen: 'rejected', reason, setsRejectedDate: true }) as const

const codeIfAny = (answer: DecisionAnswer): { rejectionCode?: string } => {
  const rejectionCode = answer.rejectCode?.trim()
  return rejectionCode ? { rejectionCode } : {}
}

function referOutcome(run: DecisionRun, creditLimit: number | undefined, promo: PromoCodes): DecisionOutcome {
  const ofNtb = run.hasOfficeAddress ? 'confirm-office-address' : 'office-address'
  return {
    kind: 'refer',
    marker: 'FIRST_BRE_REFERRED',
    screen: run.customerType === 'ETB' ? 'tc' : ofNtb,
    breFinalStatus: 'refer',
    journeyMode: 'NSTP',
    isDocRequired: run.customerType === 'ETB' ? 'N' : 'Y',
    ...(creditLimit !== undefined && { creditLimit }),
    ...promo,
  }
}
