import { themes, type Theme } from '@card-journey/journey/rules/product/theme.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { useEffect } from 'react'
import { themeClass } from '../theme/themes.ts'

/** Puts language and theme on the page itself, as the product does. */
export function usePageLook(language: Language, theme: Theme): void {
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    for (const other of themes) root.classList.toggle(themeClass(other), other === theme)
  }, [language, theme])
}
