import { isDeskOpen, nextOpening } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { useLanguage } from '../../texts/screen-texts.ts'
import { useDeskHours } from '../../master/use-desk-hours.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { momentText } from '../outcome/moment-text.ts'
import { useSandboxClock } from './use-sandbox-clock.ts'

/** When the video desk opens again, for display; undefined while it is open or its hours are unknown. */
export function useNextOpening(): string | undefined {
  const desk = useDeskHours()
  const language = useLanguage()
  const { now } = useJourney()
  useSandboxClock()
  if (desk.state !== 'here') return undefined
  const at = new Date(now()).toISOString()
  return isDeskOpen(at, desk.data) ? undefined : momentText(nextOpening(at, desk.data) ?? null, language)
}
