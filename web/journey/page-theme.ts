import { defaultTheme, isTheme, themeOf, themes, type Theme } from '@card-journey/journey/rules/product/theme.ts'
import { themeClass } from '../theme/themes.ts'
import type { Journey } from './journey.ts'

/** The theme's key in local storage (ST-05, ST-11). The theme script of the first HTML reads the same. */
const storageKey = 'theme'

/** Dresses the page in a product's theme and remembers it (PL-08). */
export function wearTheme(productCode: string | undefined): void {
  const theme = productCode ? themeOf(productCode) : rememberedTheme()
  const root = document.documentElement.classList
  for (const other of themes) root.toggle(themeClass(other), other === theme)
  if (!productCode) return
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Refused: the page wears it all the same.
  }
}

function rememberedTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageKey)
    return isTheme(kept) ? kept : defaultTheme
  } catch {
    return defaultTheme
  }
}

/** Follows the application's product. */
export function keepTheme(journey: Journey): void {
  let worn = ''
  journey.subscribe(() => {
    const { productCode = '' } = journey.state().application ?? {}
    if (!productCode || productCode === worn) return
    worn = productCode
    wearTheme(productCode)
  })
}
