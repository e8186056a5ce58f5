/** The promo codes of a decision: the first derived one, and the one in effect (rulings, BR-24). */
export interface PromoCodes {
  brePromoCode?: string
  finalPromoCode?: string
}

/**
 * brePromoCode is the first derived code, skipping items without one; a changed code takes precedence as
 * finalPromoCode.
 */
export function promoCodesOf(derived: readonly (string | undefined)[], changed: string | undefined): PromoCodes {
  const brePromoCode = derived.map((code) => code?.trim()).find(Boolean)
  const finalPromoCode = changed?.trim() || brePromoCode
  return { ...(brePromoCode && { brePromoCode }), ...(finalPromoCode && { finalPromoCode }) }
}
