import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { useEffect } from 'react'
import { brandNames, usePageData } from '../page/page-data.ts'
import { say, useLanguage } from '../texts/screen-texts.ts'

/** The card or document that the shown screen is about. */
let subject: string | undefined

/** The title of a screen in a language, with its subject and the bank's name. */
export function titleOf(screen: ScreenId, language: Language, bank: string, about = subject): string {
  const title = about ?? say(language, screen, 'title')
  return title ? `${title} – ${bank}` : bank
}

/** Titles the page after its card or document, as in its first HTML. */
export function useSubject(screen: ScreenId, name: string | undefined): void {
  const language = useLanguage()
  const { bank } = brandNames(usePageData().brand, language)
  useEffect(() => {
    subject = name
    document.title = titleOf(screen, language, bank)
    return () => {
      subject = undefined
    }
  }, [screen, name, language, bank])
}
