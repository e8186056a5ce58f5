import { defaultLanguage } from '@card-journey/journey/texts/languages.ts'
import type { PagePlan } from './renderer.ts'

/** The response of a public master-data call by its id, or undefined if it has none. */
export type AskMaster = (call: string, request: Readonly<Record<string, string>>) => Promise<unknown>

/**
 * The error type of a page whose address names a card, fee code or document that the bank does not have. A card that is
 * not shown can't be chosen by an address (PL-07); its documents are there for those who hold it.
 */
export async function missingOf(
  master: AskMaster,
  path: string,
  { screen, query, madeUp }: PagePlan,
): Promise<'cardNotFound' | 'documentNotFound' | undefined> {
  const language = defaultLanguage
  if (madeUp) return 'cardNotFound'
  const ofDocument = screen === 'terms-conditions'
  if (query['productLogo']) {
    const cards = await master('getProductDetails', { ...query, language })
    if (!isList(cards) || !(ofDocument || cards.some(isShown))) return 'cardNotFound'
  }
  if (!ofDocument) return undefined
  const code = path.replace(/\/+$/, '').split('/').pop() ?? ''
  const found = await master('getConsentDetails', { code, language })
  return isList(found) && found.some((consent) => Object.hasOwn(consent, 'document')) ? undefined : 'documentNotFound'
}

const isShown = (card: object): boolean => (card as { isCardVisible?: unknown }).isCardVisible === true

const isList = (found: unknown): found is readonly object[] => Array.isArray(found) && found.length > 0
