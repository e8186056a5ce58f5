import { themeOf, themes, type CardThemes } from '@card-journey/journey/rules/product/theme.ts'
import { themeClass } from './themes.ts'
import type { Journey } from '../engine/journey.ts'

/** The theme's key in local storage (ST-05, ST-11). The theme script of the first HTML reads the same. */
const storageKey = 'theme'

/** Dresses the page in a product's theme and remembers it (PL-08). */
export function applyTheme(productCode: string, cards: CardThemes): void {
  const theme = themeOf(productCode, cards)
  const root = document.documentElement.classList
  for (const other of themes) root.toggle(themeClass(other), other === theme)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Refused: the page wears it all the same.
  }
}

/** Follows the application's product. */
export function syncTheme(journey: Journey, cards: CardThemes): void {
  let worn = ''
  journey.subscribe(() => {
    const { productCode = '' } = journey.state().application ?? {}
    if (!productCode || productCode === worn) return
    worn = productCode
    applyTheme(productCode, cards)
  })
}
