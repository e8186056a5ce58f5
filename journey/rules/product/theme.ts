/** The themes that a card can give its pages (web/theme has a style sheet for each). */
export const themes = ['pvrb', 'airline', 'fashion', 'digital', 'business'] as const
export type Theme = (typeof themes)[number]

/** Which card has which theme, from the bank's data. */
export interface CardThemes {
  defaultTheme: Theme
  /** By lower-cased product code. */
  themes: Readonly<Record<string, Theme>>
}

/** The theme of a product, by its code in any case; the default if it has none, or without a code (PL-08, PL-15). */
export function themeOf(productCode: string | undefined, cards: CardThemes): Theme {
  const key = productCode?.trim().toLowerCase() ?? ''
  const own = Object.hasOwn(cards.themes, key) ? cards.themes[key] : undefined
  return own ?? cards.defaultTheme
}

/** Whether text from storage or data names a theme. */
export const isTheme = (text: string | null | undefined): text is Theme => themes.some((theme) => theme === text)
