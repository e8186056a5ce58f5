import { themeOf, themes, type CardThemes } from '@card-journey/journey/rules/product/theme.ts'
import { themeClass } from './themes.ts'
import type { Journey } from '../engine/journey.ts'

/** The theme's key in local storage (ST-05, ST-11). The theme script of the first HTML reads the same. */
const storageKey = 'theme'

/** Gives the page a product's theme and remembers it (PL-08). */
export function applyTheme(productCode: string, cards: CardThemes): void {
  const theme = themeOf(productCode, cards)
  const root = document.documentElement.classList
  for (const other of themes) root.toggle(themeClass(other), other === theme)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is refused: the page has the theme all the same.
  }
}

/** Keeps the page's theme in step with the application's product. */
export function syncTheme(journey: Journey, cards: CardThemes): void {
  let current = ''
  journey.subscribe(() => {
    const { productCode = '' } = journey.state().application ?? {}
    if (!productCode || productCode === current) return
    current = productCode
    applyTheme(productCode, cards)
  })
}
