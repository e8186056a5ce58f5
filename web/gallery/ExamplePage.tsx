import { themes, type Theme } from '@card-journey/journey/decision/theme.ts'
import { useEffect, type ReactNode } from 'react'
import { ExampleSurroundings } from '../examples.tsx'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { LanguageContext } from '../journey/screen-texts.ts'
import { Shell } from '../layout/Shell.tsx'
import { themeClass } from '../theme/themes.ts'

export interface ExamplePageProps {
  language: Language
  theme: Theme
  children: ReactNode
}

const nowhere = () => {}

function WholePage({ children }: { children: ReactNode }) {
  return (
    <Shell onLanguage={nowhere} report={nowhere}>
      {children}
    </Shell>
  )
}

/** One example as an applicant meets it: with header, progress, side panel and footer around it. */
export function ExamplePage({ language, theme, children }: ExamplePageProps) {
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    for (const other of themes) root.classList.toggle(themeClass(other), other === theme)
  }, [language, theme])
  return (
    <LanguageContext value={language}>
      <ExampleSurroundings value={WholePage}>{children}</ExampleSurroundings>
    </LanguageContext>
  )
}
