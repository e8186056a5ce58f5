import { codeOf } from '../../fields/flag.ts'

/** What the listing needs of a product (EN-24). */
export interface ListedProduct {
  productCode: string
  productLogo: string
  productName: string
  /** Numeric string: the larger, the higher. */
  priority: string
  isCardVisible: boolean
}

/** Compare at least two, at most three cards (CO-53). */
export const compareAtLeast = 2
export const compareAtMost = 3

const priorityOf = (product: ListedProduct): number => {
  const text = product.priority.trim()
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : -Infinity
}

const byName = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Visible products from the highest priority to the lowest (PL-05, PL-06); ties by name, invalid numbers last (PL-13).
 */
export const listProducts = <Product extends ListedProduct>(products: readonly Product[]): Product[] =>
  products
    .filter((product) => product.isCardVisible)
    .sort((one, other) => {
      const [first, second] = [priorityOf(one), priorityOf(other)]
      return first === second ? byName(one.productName, other.productName) : second - first
    })

/** The selected product: the visible one with this logo (PL-07), or undefined, which leads to the failure route (PL-09). */
export const productByLogo = <Product extends ListedProduct>(
  products: readonly Product[],
  productLogo: string | null | undefined,
): Product | undefined =>
  codeOf(productLogo) === ''
    ? undefined
    : products.find((product) => product.isCardVisible && codeOf(product.productLogo) === codeOf(productLogo))

/** A filter chip of the listing (EN-26). */
export interface Preference {
  code: string
  label: string
  productCodes: readonly string[]
}

/** Products that have at least one of the chosen chips; all products if none is chosen. */
export function filterByPreference<Product extends ListedProduct>(
  products: readonly Product[],
  preferences: readonly Preference[],
  chosen: readonly string[],
): Product[] {
  const active = preferences.filter((preference) => chosen.includes(preference.code))
  if (active.length === 0) return [...products]
  const codes = new Set(active.flatMap((preference) => preference.productCodes.map(codeOf)))
  return products.filter((product) => codes.has(codeOf(product.productCode)))
}

/** Adds a card to the comparison or removes it; a fourth is not added. */
export function toggleCompared(logos: readonly string[], logo: string): string[] {
  if (logos.includes(logo)) return logos.filter((other) => other !== logo)
  return logos.length < compareAtMost ? [...logos, logo] : [...logos]
}

export const mayCompare = (logos: readonly string[]): boolean =>
  logos.length >= compareAtLeast && logos.length <= compareAtMost
