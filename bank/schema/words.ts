import * as z from 'zod/mini'

/** Languages that a text may be in. English and Hindi are complete everywhere; the others may be added text by text. */
export const languages = ['en', 'hi', 'bn', 'gu', 'kn', 'mr', 'ta', 'te'] as const
export type Language = (typeof languages)[number]

/** A text that is not blank. */
export const text = z.string().check(z.regex(/\S/, 'must not be blank'))

/** One of these for each language that a text is in. */
export function perLanguage<Each extends z.ZodMiniType>(each: Each) {
  const more = z.optional(each)
  return z.strictObject({ en: each, hi: each, bn: more, gu: more, kn: more, mr: more, ta: more, te: more })
}

/** A text that a person sees, once per language. */
export const words = perLanguage(text)
export type Words = z.infer<typeof words>

/** The language in which there is a text, else English. `language` may be any string, because it comes from a request. */
export function languageOf(said: Words, language: string | undefined): Language {
  const known = languages.find((each) => each === language)
  return known && said[known] !== undefined ? known : 'en'
}

/** The text in that language, else in English. */
export const inLanguage = (said: Words, language: string | undefined): string =>
  said[languageOf(said, language)] ?? said.en

/** Whether a value has the shape of `words`. */
export function isWords(value: unknown): value is Words {
  if (typeof value !== 'object' || value === null || !('en' in value)) return false
  return Object.keys(value).every((key) => (languages as readonly string[]).includes(key))
}
