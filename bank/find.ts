import type { MasterData } from './load.ts'
import type { IncomeRange } from './schema/choices.ts'
import type { MessageTemplate } from './schema/message.ts'
import type { RedirectKey } from './schema/policy.ts'
import type { FeePlan, Product } from './schema/product.ts'

/** A card by its logo, visible or not. */
export function productByLogo(master: MasterData, productLogo: string): Product | undefined {
  return master.products.find((product) => product.productLogo === productLogo)
}

/** A card by its code in any case: the application holds it lower-cased (EN-03). */
export function productByCode(master: MasterData, productCode: string): Product | undefined {
  const code = productCode.toUpperCase()
  return master.products.find((product) => product.productCode === code)
}

/** The fee plan of that code; without a code the card's first one. Undefined for a code the card doesn't have. */
export function feePlanOf(product: Product, feeCode?: string): FeePlan | undefined {
  if (!feeCode) return product.feeCodeDetails[0]
  return product.feeCodeDetails.find((plan) => plan.feeCode === feeCode)
}

/**
 * The external URL of a key for a card, else the key's default (LG-26). It is on the allow-list, because the files have
 * been checked.
 */
export function redirectUrl(master: MasterData, key: RedirectKey, productCode: string): string | undefined {
  const { default: common, products } = master.redirects.keys[key]
  return products[productCode.toUpperCase()] ?? common
}

export function incomeRange(master: MasterData, code: string): IncomeRange | undefined {
  return master.incomeRanges.find((range) => range.code === code)
}

export function messageTemplate(
  master: MasterData,
  code: string,
  channel: MessageTemplate['channel'],
): MessageTemplate | undefined {
  return master.messages.find((template) => template.code === code && template.channel === channel)
}

/** Whether the bank accepts no one from this company; case and spacing don't matter. */
export function isExcludedCompany(master: MasterData, companyName: string): boolean {
  const asked = plain(companyName)
  return master.negativeList.companies.some((company) => plain(company) === asked)
}

export function isExcludedPincode(master: MasterData, pincode: string): boolean {
  return master.negativeList.pincodes.includes(pincode)
}

/**
 * Type-ahead: companies that begin with the typed text, then those with another word that does; at most `limit`. Fewer
 * than two characters find nothing.
 */
export function companiesLike(master: MasterData, typed: string, limit = 10): string[] {
  const asked = plain(typed)
  if (asked.length < 2) return []
  const first = master.companies.filter((company) => plain(company).startsWith(asked))
  const later = master.companies.filter((company) => plain(company).includes(` ${asked}`))
  return [...new Set([...first, ...later])].slice(0, limit)
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
