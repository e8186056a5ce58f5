import { Button } from '@card-journey/ui/Button.tsx'
import { useState } from 'react'
import { startAnalytics } from '../../../analytics/start-analytics.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { readCookie, writeCookie } from '../../../session/cookies.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import './consents.css'

/** Allows or stops analytics in this browser; allowing and refusing are one press each, and look the same. */
export function UsageData({ version }: { version: string }) {
  const t = useTexts('consents')
  const journey = useJourney()
  const alive = useHydrated()
  const [chosen, setChosen] = useState<boolean>()
  if (!alive) return null
  const allowed = chosen ?? readCookie('analytics') === version
  const choose = (allow: boolean) => {
    writeCookie('analytics', allow ? version : '')
    startAnalytics(journey)
    // A browser may refuse cookies, and then nothing is allowed.
    setChosen(readCookie('analytics') === version)
  }
  return (
    <>
      <p role="status" className="muted small">
        {t(allowed ? 'usage.on' : 'usage.off')}
      </p>
      <p className="consents__choices">
        <Button kind="secondary" onClick={() => choose(true)}>
          {t('usage.allow')}
        </Button>
        <Button kind="secondary" onClick={() => choose(false)}>
          {t('usage.refuse')}
        </Button>
      </p>
    </>
  )
}
