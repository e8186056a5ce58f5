import { progressOf } from '@card-journey/journey/flow/progress.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { dayInWords } from '../texts/day-in-words.ts'
import { useLanguage, useTextLookup } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** Where a returning applicant is and when they left: the screen, its step and the day in words, if known. */
export function useStoppedAt(): { screen?: ScreenId; step?: string | undefined; day?: string | undefined } {
  const word = useTextLookup('shell')
  const language = useLanguage()
  const { application, today } = useJourney()
  if (!application) return {}
  const screen = standing(application)
  const step = progressOf(application.customerType, screen, { view: application })?.current
  const { dropOffDate } = application
  return {
    screen,
    step: step && word(`step.${step}`),
    day: dropOffDate && dayInWords(dropOffDate, language, today()),
  }
}
