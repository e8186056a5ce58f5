import type { Day } from '../fields/dates.ts'

/** "19 November 2026": of a record, where the year counts and the day of the week does not. */
export const dateInWords = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
