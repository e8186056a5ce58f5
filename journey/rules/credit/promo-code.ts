/** The promotions of a decision: the first derived code, and the one that counts (rulings, BR-24). */
export interface PromoCodes {
  brePromoCode?: string
  finalPromoCode?: string
}

/** brePromoCode is the first derived code, items without one skipped; a changed code prevails as finalPromoCode. */
export function promoCodesOf(derived: readonly (string | undefined)[], changed: string | undefined): PromoCodes {
  const brePromoCode = derived.map((code) => code?.trim()).find(Boolean)
  const finalPromoCode = changed?.trim() || brePromoCode
  return { ...(brePromoCode && { brePromoCode }), ...(finalPromoCode && { finalPromoCode }) }
}
