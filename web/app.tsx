import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { FieldWordsContext } from './fields/words.ts'
import { lateTextsHere, watchLateTexts } from './texts/catalogues.ts'
import { useShellFieldWords } from './texts/field-words.ts'
import type { Journey } from './engine/journey.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { PageContext, type PageData } from './page/page-data.ts'
import { LanguageContext, say } from './texts/screen-texts.ts'
import { toast } from './layout/toasts.ts'
import { JourneyContext } from './engine/use-journey.ts'
import type { Report } from './engine/report.ts'
import { Shell } from './layout/Shell.tsx'

export interface AppProps {
  page: PageData
  journey: Journey
  language: Language
  report: Report
  /** Fetches the texts of another language for the screen that is shown, and remembers the choice. */
  changeLanguage: (language: Language) => Promise<void>
  /** Called once the page is interactive. */
  onAlive?: () => void
}

/** The whole app, under the browser's address or the server's fixed one. */
export function App({ page, journey, language: first, report, changeLanguage, onAlive }: AppProps) {
  const [language, setLanguage] = useState(first)
  useSyncExternalStore(watchLateTexts, lateTextsHere, lateTextsHere)
  const switchTo = (next: Language) => {
    // Without the texts nothing changes: the applicant continues in the current language.
    changeLanguage(next).then(
      () => setLanguage(next),
      () => toast(say(language, 'shell', 'toast.failed') ?? '', 'warning'),
    )
  }
  return (
    <PageContext value={page}>
      <JourneyContext value={journey}>
        <LanguageContext value={language}>
          <Words>
            <Shell onLanguage={switchTo} report={report} onAlive={onAlive} />
          </Words>
        </LanguageContext>
      </JourneyContext>
    </PageContext>
  )
}

function Words({ children }: { children: ReactNode }) {
  const words = useShellFieldWords()
  return <FieldWordsContext value={words}>{children}</FieldWordsContext>
}
