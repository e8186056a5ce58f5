import { codeOf } from '../../fields/flag.ts'
import type { DecisionAnswer } from './business-rules.ts'
import { creditLimitOf } from './credit-limit.ts'
import { type PromoCodes, promoCodesOf } from './promo-code.ts'

/** What the server writes after finalBre. `reason` is internal and never shown. */
export type FinalOutcome =
  | ({ kind: 'approve'; marker: 'FINAL_BRE_APPROVED'; breFinalStatus: 'approve'; creditLimit: number } & PromoCodes)
  | { kind: 'reject'; marker: 'FINAL_BRE_REJECT'; breFinalStatus: 'reject'; reason: string; rejectionCode?: string }
  /** No decision at all: the generic error, never an approval (BR-14). */
  | { kind: 'error'; cause: 'unknownDecision' | 'unusableLimit' }

/**
 * finalBre, after income documents (BR-20). Any other word is not a decision. Whether documents would be needed is no
 * question any more: they are there. A limit and codes that the answer leaves out are those of the referral.
 */
export function finalDecisionOutcome(
  answer: DecisionAnswer,
  referred: { creditLimit?: number | undefined } & PromoCodes,
): FinalOutcome {
  const word = codeOf(answer.systemDecision)
  if (word === 'REJECT') {
    const rejectionCode = answer.rejectCode?.trim()
    const reason = answer.details?.trim() || 'BRE hard reject'
    return {
      kind: 'reject',
      marker: 'FINAL_BRE_REJECT',
      breFinalStatus: 'reject',
      reason,
      ...(rejectionCode && { rejectionCode }),
    }
  }
  if (word !== 'APPROVE') return { kind: 'error', cause: 'unknownDecision' }
  const said = creditLimitOf(answer.computedFinalLimit)
  const creditLimit = said === undefined ? referred.creditLimit : said
  if (!creditLimit) return { kind: 'error', cause: 'unusableLimit' }
  const { brePromoCode = referred.brePromoCode, finalPromoCode = referred.finalPromoCode } = promoCodesOf(
    answer.derivedPromoCodes ?? [],
    answer.changedPromoCode,
  )
  return {
    kind: 'approve',
    marker: 'FINAL_BRE_APPROVED',
    breFinalStatus: 'approve',
    creditLimit,
    ...(brePromoCode && { brePromoCode }),
    ...(finalPromoCode && { finalPromoCode }),
  }
}
