import type { Day } from '@card-journey/journey/fields/dates.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage } from '../../../texts/screen-texts.ts'

/** "Tuesday, 1 December", in the language of the page. */
export function useDayInWords(): (day: Day) => string {
  const { today } = useJourney()
  const language = useLanguage()
  return (day) => dayInWords(day, language, today())
}
