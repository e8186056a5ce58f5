import { themes, type Theme } from '@card-journey/journey/decision/theme.ts'
import { useEffect, type ReactNode } from 'react'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { LanguageContext } from '../journey/screen-texts.ts'
import { themeClass } from '../theme/themes.ts'

export interface ExampleFrameProps {
  language: Language
  theme: Theme
  children: ReactNode
}

/** One example as it stands on a page: its language, its theme, the column of the product. */
export function ExampleFrame({ language, theme, children }: ExampleFrameProps) {
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    for (const other of themes) root.classList.toggle(themeClass(other), other === theme)
  }, [language, theme])
  return (
    <LanguageContext value={language}>
      <div className="page page--column">
        <main className="page__main" id="content">
          <div className="page__screen">{children}</div>
        </main>
      </div>
    </LanguageContext>
  )
}
