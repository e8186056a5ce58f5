/** Languages of the texts, first is the default. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text)

/** Each language's name in itself, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }

/** The locale for dates and numbers: Indian grouping and day order in every language. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }
