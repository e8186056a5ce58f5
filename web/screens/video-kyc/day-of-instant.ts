import { istDay } from '@card-journey/journey/fields/dates.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { dayInWords } from '../../texts/day-in-words.ts'

/** The day of an instant in India: "Friday, 20 November". */
export const dayOfInstant = (at: string, language: Language, today: string): string =>
  dayInWords(istDay(at) ?? '', language, today)
