import { idleMinutes } from '@card-journey/journey/decision/session-hold.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useState } from 'react'
import { localeOf } from '../journey/language.ts'
import { useHydrated } from '../journey/page-query.ts'
import { useLanguage, useTexts } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'
import { timeInIndia } from './SavedState.tsx'
import { ToastSlot } from './ToastSlot.tsx'
import { useOnline, useTrouble } from './use-online.ts'

/** What concerns every screen: no network, a call that is repeated, a page that was refreshed. */
export function Notices() {
  const t = useTexts('shell')
  const online = useOnline()
  const noted = useTrouble()
  const trouble = online ? noted : 'offline'
  return (
    <>
      {trouble && (
        <div className="notices__now">
          <Notice kind="warning">
            <p>{t(`notice.${trouble}`)}</p>
          </Notice>
        </div>
      )}
      <RefreshNotice />
      <ToastSlot />
    </>
  )
}

/** SC-35, truthfully: after a reload inside the journey, until when the session lives and that Back is the way. */
function RefreshNotice() {
  const t = useTexts('shell')
  const language = useLanguage()
  const hydrated = useHydrated()
  const { status, now } = useJourney()
  const [dismissed, setDismissed] = useState(false)
  const [until, setUntil] = useState(0)
  const shown = hydrated && status === 'ready' && !dismissed && wasReloaded()
  useEffect(() => {
    if (shown) setUntil(now() + idleMinutes * 60_000)
    // The time of the reload, not of each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown])
  if (!shown || until === 0) return null
  return (
    <Notice kind="info">
      <p>{t('notice.refreshed', { time: timeInIndia(until, localeOf[language]) })}</p>
      <button type="button" className="notice__close" onClick={() => setDismissed(true)}>
        {t('notice.dismiss')}
      </button>
    </Notice>
  )
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && location.pathname.startsWith('/auth/')
}
