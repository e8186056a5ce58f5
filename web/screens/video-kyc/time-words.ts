import { istDay } from '@card-journey/journey/fields/dates.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { dayInWords } from '../../texts/day-in-words.ts'
import { localeOf } from '../../texts/language.ts'

/** "9:30 am" in India. */
export const timeInWords = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(at))

/** The day of an instant in India: "Friday, 20 November". */
export const dayOfInstant = (at: string, language: Language, today: string): string =>
  dayInWords(istDay(at) ?? '', language, today)
