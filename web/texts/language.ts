import type { Language } from '@card-journey/journey/texts/languages.ts'

/** Each language's name in itself, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }

/** The locale for dates and numbers: Indian grouping and day order in every language. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }
