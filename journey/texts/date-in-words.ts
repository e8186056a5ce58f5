import type { Day } from '@card-journey/journey/fields/dates.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { localeOf } from './language.ts'

/** "19 November 2026": of a record, where the year counts and the day of the week does not. */
export const dateInWords = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
