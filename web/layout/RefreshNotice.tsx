import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { matchScreen } from '../routing/routes.ts'
import { useAddress } from './address.tsx'
import { useLeadsBack } from './BackWay.tsx'
import { toast } from './toasts.ts'

/**
 * SC-35, truthfully: after a reload inside the journey, until when the session lives and that Back, if there, is the way. In
 * passing and once: its words come after the page, and would push it down.
 */
export function RefreshNotice({ reloaded, isQuiet }: { reloaded: string; isQuiet: boolean }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { status, sessionEndsAt } = useJourney()
  const { pathname } = useAddress()
  const leadsBack = useLeadsBack(matchScreen(pathname).screen)
  const over = useRef(false)
  const until = sessionEndsAt && t('notice.refreshed', { time: timeInWords(sessionEndsAt, language) })
  const words = until && (leadsBack ? `${until} ${t('notice.refreshed.back')}` : until)
  // For the screen that was reloaded and its session only: it ends with either.
  useEffect(() => {
    if (reloaded !== pathname || status === 'absent') over.current = true
    if (over.current || isQuiet || status !== 'ready' || !words) return
    over.current = true
    toast(words)
  }, [reloaded, pathname, status, isQuiet, words])
  return null
}
