/** The looks that a card can give its pages (web/theme has a style sheet for each). */
export const themes = ['pvrb', 'airline', 'fashion', 'digital', 'business'] as const
export type Theme = (typeof themes)[number]

/** The theme of a product that has none of its own, and without any product (CO-20, PL-15). */
export const defaultTheme: Theme = 'pvrb'

/** Product codes, lower-cased, whose card has a look of its own (PL-15). Every other product wears the default. */
const themeByProductCode = new Map<string, Theme>([
  ['vayu', 'airline'],
  ['6epn', 'airline'],
  ['6esn', 'airline'],
  ['6erp', 'airline'],
  ['6ers', 'airline'],
  ['vstr', 'fashion'],
  ['u811', 'digital'],
  ['u811r', 'digital'],
  ['bizv', 'business'],
  ['bizm', 'business'],
])

/** The theme of a product, by its code in any case; pvrb for a code without its own and for none (PL-08, PL-15). */
export function themeOf(productCode: string | undefined): Theme {
  const key = productCode?.trim().toLowerCase() ?? ''
  return isTheme(key) ? key : (themeByProductCode.get(key) ?? defaultTheme)
}

/** Whether text from storage or data names a theme. */
export const isTheme = (text: string | null | undefined): text is Theme => themes.some((theme) => theme === text)

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
