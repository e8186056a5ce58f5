import { codeOf } from '../../fields/flag.ts'
import type { Policy } from '../../policy.ts'

/** Whether only the partner channel sells a product, by its productCode (RO-08, CO-27, LG-30). */
export const isRestricted = (
  productCode: string,
  { restrictedProducts }: Pick<Policy, 'restrictedProducts'>,
): boolean => restrictedProducts.some((restricted) => codeOf(restricted) === codeOf(productCode))
