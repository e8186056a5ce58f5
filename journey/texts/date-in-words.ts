import type { Day } from '../fields/dates.ts'

/** "19 November 2026": of a record, where the year counts and the day of the week does not. */
export const dateInWords = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))

/** "Thursday, 20 May 2027": a day to come on which somebody can do something. */
export const comingDayInWords = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
