import type { Theme } from '@card-journey/journey/rules/product/theme.ts'
import type { ReactNode } from 'react'
import { ExampleSurroundings } from '../examples/examples.tsx'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { LanguageContext } from '../texts/screen-texts.ts'
import { Shell } from '../layout/Shell.tsx'
import { usePageLook } from './use-page-look.ts'

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

/** One example as an applicant sees it: with header, progress, side panel and footer. */
export function ExamplePage({ language, theme, children }: ExamplePageProps) {
  usePageLook(language, theme)
  return (
    <LanguageContext value={language}>
      <ExampleSurroundings value={WholePage}>{children}</ExampleSurroundings>
    </LanguageContext>
  )
}
