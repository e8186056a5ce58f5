import type { Theme } from '@card-journey/journey/rules/product/theme.ts'
import type { ReactNode } from 'react'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { LanguageContext } from '../texts/screen-texts.ts'
import { usePageLook } from './use-page-look.ts'

export interface ExampleFrameProps {
  language: Language
  theme: Theme
  children: ReactNode
}

/** One example as on a page: its language, its theme, the product's column. */
export function ExampleFrame({ language, theme, children }: ExampleFrameProps) {
  usePageLook(language, theme)
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
