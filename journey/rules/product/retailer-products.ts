import { codeOf } from '../../fields/flag.ts'
import type { Policy } from '../../policy.ts'

/** Whether a product carries the fashion retailer's name (SP-16). */
export const isRetailerProduct = (
  productCode: string,
  { retailerProducts }: Pick<Policy, 'retailerProducts'>,
): boolean => retailerProducts.some((product) => codeOf(product) === codeOf(productCode))
