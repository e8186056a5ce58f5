import type { Policy } from '@card-journey/journey/policy.ts'
import { isRestricted } from '@card-journey/journey/rules/product/restricted-products.ts'
import { defaultLanguage } from '@card-journey/journey/texts/languages.ts'
import type { PagePlan } from './page-plans.ts'

/** The response of a public master-data call by its id, or undefined if it has none. */
export type AskMaster = (call: string, request: Readonly<Record<string, string>>) => Promise<unknown>

/**
 * The error type of a page whose address names a card, fee code or document that the bank does not have. A card that is
 * not shown can't be chosen by an address (PL-07), and one that the partner alone sells is said to be the partner's; its
 * documents are there for those who hold it.
 */
export async function missingOf(
  master: AskMaster,
  { screen, path, query, madeUp }: PagePlan,
  policy: Pick<Policy, 'restrictedProducts'>,
): Promise<'cardNotFound' | 'PARTNER_RESTRICTED' | 'documentNotFound' | undefined> {
  const language = defaultLanguage
  if (madeUp) return 'cardNotFound'
  const ofDocument = screen === 'terms-conditions'
  if (query['productLogo']) {
    const cards = await master('getProductDetails', { ...query, language })
    if (!isList(cards)) return 'cardNotFound'
    if (!ofDocument && !cards.some(isShown))
      return cards.some((card) => isRestricted(codeOf(card), policy)) ? 'PARTNER_RESTRICTED' : 'cardNotFound'
  }
  if (!ofDocument) return undefined
  const code = path.split('/').pop() ?? ''
  const found = await master('getConsentDetails', { code, language })
  return isList(found) && found.some((consent) => Object.hasOwn(consent, 'document')) ? undefined : 'documentNotFound'
}

const codeOf = (card: object): string => String((card as { productCode?: unknown }).productCode)

const isShown = (card: object): boolean => (card as { isCardVisible?: unknown }).isCardVisible === true

const isList = (found: unknown): found is readonly object[] => Array.isArray(found) && found.length > 0
