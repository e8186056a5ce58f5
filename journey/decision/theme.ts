/** The theme of a product code that has none of its own, and without any product (CO-20, PL-15). */
export const defaultTheme = 'pvrb'

/** The theme's name: the lower-cased product code (PL-08), where the bank has such a theme. */
export function themeOf(productCode: string | undefined, themes: readonly string[]): string {
  const name = productCode?.trim().toLowerCase() ?? ''
  return themes.includes(name) ? name : defaultTheme
}

/** Products whose card stands upright (CO-26, CO-59). */
export const verticalCardProducts: readonly string[] = [
  'INDP',
  'INDS',
  'U811',
  'U811R',
  'BIZV',
  'BIZM',
  '6EPN',
  '6ESN',
  '6ERP',
  '6ERS',
]

export const isVerticalCard = (productCode: string): boolean =>
  verticalCardProducts.includes(productCode.trim().toUpperCase())
