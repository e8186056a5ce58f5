import { isDeskOpen, nextOpening } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { useRef } from 'react'
import { useLanguage } from '../../texts/screen-texts.ts'
import { useDeskHours } from '../../master/use-desk-hours.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { dayOfInstant } from './day-of-instant.ts'
import { useTicks } from '../../layout/use-ticks.ts'

/** The video desk as this page has seen it: until when it is closed, or that it has opened meanwhile. */
export type Opening = { state: 'closed'; at: string } | { state: 'opened' }

/** Undefined while the desk's hours are unknown, or if it was open from the beginning. */
export function useOpening(): Opening | undefined {
  const desk = useDeskHours()
  const { now } = useJourney()
  const wasClosed = useRef(false)
  useTicks(5000)
  if (desk.state !== 'here') return undefined
  const at = new Date(now()).toISOString()
  if (isDeskOpen(at, desk.data)) return wasClosed.current ? { state: 'opened' } : undefined
  const opens = nextOpening(at, desk.data)
  wasClosed.current = true
  return opens === undefined ? undefined : { state: 'closed', at: opens }
}

/** Until when the desk is closed, for display: "Thursday, 26 November, 9:30 am". */
export function useOpeningInWords(opening: Opening | undefined): string | undefined {
  const language = useLanguage()
  const { today } = useJourney()
  if (opening?.state !== 'closed') return undefined
  return `${dayOfInstant(opening.at, language, today())}, ${timeInWords(opening.at, language)}`
}
