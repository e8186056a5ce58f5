import { isDeskOpen, nextOpening } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { useLanguage } from '../../texts/screen-texts.ts'
import { useDeskHours } from '../../master/use-desk-hours.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { dayOfInstant } from './day-of-instant.ts'
import { useSandboxClock } from '../../layout/use-sandbox-clock.ts'

/** When the video desk opens again, ISO; undefined while it is open or its hours are unknown. */
export function useOpening(): string | undefined {
  const desk = useDeskHours()
  const { now } = useJourney()
  useSandboxClock()
  if (desk.state !== 'here') return undefined
  const at = new Date(now()).toISOString()
  return isDeskOpen(at, desk.data) ? undefined : nextOpening(at, desk.data)
}

/** The same for display: "Thursday, 26 November, 9:30 am". */
export function useNextOpening(): string | undefined {
  const language = useLanguage()
  const { today } = useJourney()
  const at = useOpening()
  return at && `${dayOfInstant(at, language, today())}, ${timeInWords(at, language)}`
}
