import type { Day } from '@card-journey/journey/fields/dates.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { unbroken } from './format-message.ts'
import { localeOf } from './language.ts'

/** "Thursday, 19 November"; with the year if it isn't the current one. */
export const dayInWords = (day: Day, language: Language, today: Day): string =>
  unbroken(
    new Intl.DateTimeFormat(localeOf[language], {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    }).format(new Date(`${day}T00:00:00Z`)),
  )
