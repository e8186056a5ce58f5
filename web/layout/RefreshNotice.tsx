import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { matchScreen } from '../routing/routes.ts'
import { useAddress } from './address.tsx'
import { useLeadsBack } from './BackWay.tsx'

/** SC-35, truthfully: after a reload inside the journey, until when the session lives and that Back, if there, is the way. */
export function RefreshNotice({ reloaded, isQuiet }: { reloaded: string; isQuiet: boolean }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { status, sessionEndsAt } = useJourney()
  const { pathname } = useAddress()
  const leadsBack = useLeadsBack(matchScreen(pathname).screen)
  const [path, setPath] = useState<string | undefined>(reloaded)
  // For the screen that was reloaded and its session only: it ends with either.
  useEffect(() => {
    if (path !== undefined && (path !== pathname || status === 'absent')) setPath(undefined)
  }, [path, pathname, status])
  if (isQuiet || status !== 'ready' || path !== pathname || !sessionEndsAt) return null
  return (
    <Notice kind="info">
      <p>
        {t('notice.refreshed', { time: timeInWords(sessionEndsAt, language) })}
        {leadsBack && ` ${t('notice.refreshed.back')}`}
      </p>
      <button type="button" className="notice__close" onClick={() => setPath(undefined)}>
        {t('notice.dismiss')}
      </button>
    </Notice>
  )
}
