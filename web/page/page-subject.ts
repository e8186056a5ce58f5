import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { say } from '../texts/screen-texts.ts'
import type { PageData } from './page-data.ts'

export interface Subject {
  /** The card or document that the page is about. */
  name?: string | undefined
  description?: string | undefined
}

/** Pages outside an application whose lead says what they are for. */
const described: readonly ScreenId[] = ['cards', 'consents', 'verify-mobile', 'verify-application', 'continue']

/** What a page is about, from the master data that it was rendered with; for its title and metadata. */
export function subjectOf(screen: ScreenId, { master }: Pick<PageData, 'master'>, language: Language): Subject {
  const first = <Found>(call: string): Found | undefined =>
    (Object.entries(master).find(([key]) => key.startsWith(`${call}?`))?.[1] as readonly Found[] | undefined)?.[0]
  if (screen === 'card-details') {
    const product = first<{ productName: string; pitch: string }>('getProductDetails')
    return { name: product?.productName, description: product?.pitch }
  }
  if (screen === 'terms-conditions') {
    const document = first<{ document?: { title: string; introduction?: string } }>('getConsentDetails')?.document
    return { name: document?.title, description: document?.introduction?.slice(0, 200) }
  }
  if (described.includes(screen)) return { description: say(language, screen, 'lead') }
  return {}
}
