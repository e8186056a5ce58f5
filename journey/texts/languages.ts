/** Languages of the texts: a folder each beside this file; the first is the default. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = languages[0]

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text)
