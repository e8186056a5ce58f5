import { inRupees } from './key-facts.ts'
import { inLanguage, isWords } from './schema/words.ts'
import type { Brand } from './schema/brand.ts'
import type { Policy } from './schema/policy.ts'
import type { Language, Words } from './schema/words.ts'

/** Names of the brand that any text of the bank may hold in braces: `{bank}` becomes the bank's name in that language. */
export const brandPlaceholders = [
  'bank',
  'bankLegalName',
  'airline',
  'miles',
  'retailer',
  'digitalAccount',
  'partner',
  'grievanceOfficer',
  'helplineHours',
  'helpline',
  'supportEmail',
] as const

/** Fills placeholders; one without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** The names in braces of a text. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
}

/** Where the values of such placeholders come from. */
interface Stated {
  brand: Brand
  policy: Policy
}

/** A copy of the value in which every text that a person sees carries the brand's names and the policy's figures. */
export function branded<Value>(value: Value, stated: Stated): Value {
  if (isWords(value)) return brandedWords(value, stated) as Value
  if (Array.isArray(value)) return value.map((each: unknown) => branded(each, stated)) as Value
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, branded(each, stated)])) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, branded(each, stated)])) as Value
}

function brandedWords(words: Words, { brand, policy: { securedCard } }: Stated): Words {
  const figures = {
    lowestDeposit: inRupees(securedCard.lowest),
    depositLimitPercent: `${securedCard.limitPercent}%`,
  }
  return Object.fromEntries(
    Object.entries(words).map(([language, text]) => [
      language,
      text && fill(text, { ...figures, ...namesOf(brand, language) }),
    ]),
  ) as Words
}

function namesOf(brand: Brand, language: string): Record<string, string> {
  return Object.fromEntries(
    brandPlaceholders.map((name) => {
      const value = brand[name]
      return [name, typeof value === 'string' ? value : inLanguage(value, language as Language)]
    }),
  )
}
