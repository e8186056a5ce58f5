import * as z from 'zod/mini'

/** Languages that a text may be in. English and Hindi are complete everywhere; the others may be added text by text. */
export const languages = ['en', 'hi', 'bn', 'gu', 'kn', 'mr', 'ta', 'te'] as const
export type Language = (typeof languages)[number]

/** A text that is not blank. */
export const text = z.string().check(z.regex(/\S/, 'must not be blank'))

const more = z.optional(text)

/** A text that a person sees, once per language. */
export const words = z.strictObject({
  en: text,
  hi: text,
  bn: more,
  gu: more,
  kn: more,
  mr: more,
  ta: more,
  te: more,
})
export type Words = z.infer<typeof words>

/** The text in that language, else in English. `language` may be any string, because it comes from a request. */
export function inLanguage(said: Words, language: string | undefined): string {
  const known = languages.find((each) => each === language)
  return (known && said[known]) ?? said.en
}

/** Whether a value has the shape of `words`. */
export function isWords(value: unknown): value is Words {
  if (typeof value !== 'object' || value === null || !('en' in value)) return false
  return Object.keys(value).every((key) => (languages as readonly string[]).includes(key))
}
