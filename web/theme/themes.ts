/** The themes that themes.css holds. */
export const themes = ['pvrb', 'airline', 'fashion', 'digital', 'business'] as const
export type Theme = (typeof themes)[number]

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

/** The class that puts a theme on <html>, or around a single card. */
export const themeClass = (theme: Theme): string => `theme-${theme}`

/** Whether text from storage or data names a theme. */
export const isTheme = (text: string | null | undefined): text is Theme => themes.some((theme) => theme === text)
