export interface ResetFacts {
  /** The application came by the partner's channel. */
  fromPartner?: boolean
  /** The product's checked store URL, where the partner has one. */
  storeUrl?: string
  /** The applicant was signed in to an application. */
  signedIn: boolean
  productLogo?: string
  feeCode?: string
}

export type ResetTarget = { external: string } | { path: string }

/** Where S100's button restarts: the first that applies (SC-25; conditions: rulings, SC-45). */
export function s100Reset(facts: ResetFacts): ResetTarget {
  if (facts.fromPartner && facts.storeUrl) return { external: facts.storeUrl }
  if (facts.signedIn) return { path: '/verify/application' }
  if (!facts.productLogo) return { path: '/cards' }
  const query = new URLSearchParams({ productLogo: facts.productLogo })
  if (facts.feeCode) query.set('feeCode', facts.feeCode)
  return { path: `/card-details?${query.toString()}` }
}
