import type { Charges } from './schema/charges.ts'
import type { FeePlan, Product } from './schema/product.ts'

/** What documents may use in braces besides the brand: the figures of one card and fee plan. */
export const figurePlaceholders = [
  'productName',
  'joiningFee',
  'annualFee',
  'annualFeeWaivedFromSpend',
  'minimumAnnualIncome',
  'addOnCardFee',
  'replacementFee',
  'latePaymentUpTo',
  'overLimitFee',
  'chequeBounceFee',
  'monthlyInterest',
  'annualInterest',
  'foreignMarkup',
  'cashAdvance',
  'cashAdvanceMinimum',
  'emiFrom',
  'contactlessUpTo',
  'interestFreeDays',
  'minimumDue',
] as const
export type Figures = Readonly<Record<(typeof figurePlaceholders)[number], string>>

/** Whole rupees in Indian grouping: ₹1,50,000. */
export function inRupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`
}

/** The highest fee of the slabs: what "late payment up to" names (CO-47). */
export function latePaymentUpTo(charges: Charges): number {
  return Math.max(...charges.lateFees.map(({ fee }) => fee))
}

/**
 * The figures of a card and fee plan as people read them. A fraction is shown as a percentage: 0.035 is 3.5% (CO-62).
 */
export function figuresOf(product: Product, plan: FeePlan): Figures {
  const { charges } = product
  return {
    productName: product.productName,
    joiningFee: inRupees(plan.joiningFee),
    annualFee: inRupees(plan.annualFee),
    annualFeeWaivedFromSpend:
      plan.annualFeeWaivedFromSpend === undefined ? '' : inRupees(plan.annualFeeWaivedFromSpend),
    minimumAnnualIncome: inRupees(product.eligibility.minimumAnnualIncome),
    addOnCardFee: inRupees(charges.addOnCardFee),
    replacementFee: inRupees(charges.replacementFee),
    latePaymentUpTo: inRupees(latePaymentUpTo(charges)),
    overLimitFee: inRupees(charges.overLimitFee),
    chequeBounceFee: inRupees(charges.chequeBounceFee),
    monthlyInterest: percent(charges.monthlyInterestPercent),
    annualInterest: percent(charges.monthlyInterestPercent * 12),
    foreignMarkup: percent(charges.foreignMarkup * 100),
    cashAdvance: percent(charges.cashAdvanceShare * 100),
    cashAdvanceMinimum: inRupees(charges.cashAdvanceMinimum),
    emiFrom: inRupees(charges.emiFrom),
    contactlessUpTo: inRupees(charges.contactlessUpTo),
    interestFreeDays: String(charges.interestFreeDays),
    minimumDue: percent(charges.minimumDuePercent),
  }
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`
}
