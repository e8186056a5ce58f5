import type { Policy } from '../../policy.ts'
import { isRetailerProduct } from '../product/retailer-products.ts'

/** Whose consent it is, where only that partner's cards ask for it. */
export const partnerOfConsent: Readonly<Record<string, 'retailer' | 'airline' | undefined>> = {
  PARTNER_STATUS: 'retailer',
  AIRLINE: 'airline',
}

/** Whether an application for this card may come to be asked for a consent. */
export function concernsCard(
  code: string,
  card: { productCode: string; isAirlineCobrand?: boolean | undefined },
  policy: Pick<Policy, 'retailerProducts'>,
): boolean {
  const partner = partnerOfConsent[code]
  if (partner === 'retailer') return isRetailerProduct(card.productCode, policy)
  return partner !== 'airline' || card.isAirlineCobrand === true
}
