import { codeOf } from '../../fields/flag.ts'

/** Products that only the partner channel sells, by productCode (RO-08, CO-27, LG-30). */
export const restrictedProducts: readonly string[] = ['172', '746']

export const isRestricted = (productCode: string): boolean => restrictedProducts.includes(codeOf(productCode))
