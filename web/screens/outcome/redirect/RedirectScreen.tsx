import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useState } from 'react'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { openExternal } from '../../../native/shell.ts'
import { useLeaveIn } from './use-leave-in.ts'

/**
 * Says where the applicant is going before an external page opens; the server has decided which may be opened (LG-26).
 */
export function RedirectScreen() {
  const t = useTexts('redirect')
  const shell = useTexts('shell')
  const language = useLanguage()
  const { bank } = brandNames(usePageData().brand, language)
  const { leavingTo, go, moveOn } = useJourney()
  const alive = useHydrated()
  const [outside, setOutside] = useState(false)
  const leave = () => {
    const opened = leavingTo ? openExternal(leavingTo) : 'refused'
    if (opened === 'noBridge' || opened === 'refused') go('auth-error', { replace: true })
    else setOutside(opened === 'opened')
  }
  const { stay, leaving } = useLeaveIn(leavingTo, leave)
  // In the app this page stays: it must not open the other one again when the time is up.
  const leaveNow = () => {
    stay()
    leave()
  }

  if (alive && !leavingTo)
    return (
      <>
        <Drawing name="link" />
        <h1>{t('nowhere')}</h1>
        <p>{t('nowhere.text')}</p>
        <ActionBar>
          <Button onClick={() => moveOn({ replace: true })}>{shell('action.continue')}</Button>
        </ActionBar>
      </>
    )
  return (
    <>
      <Drawing name="link" />
      <h1>{t('heading', { bank })}</h1>
      <p>{t('lead', { site: leavingTo ? siteOf(leavingTo) : '…' })}</p>
      <p role="status">{leaving ? t('soon') : outside ? t('opened') : ''}</p>
      <Notice>
        <p>{t('safe')}</p>
      </Notice>
      <ActionBar>
        <Button unready={!leavingTo} onClick={leaveNow}>
          {t('go', { site: leavingTo ? siteOf(leavingTo) : '…' })}
        </Button>
        {leaving && (
          <Button kind="secondary" onClick={stay}>
            {t('stay')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

const siteOf = (url: string): string => {
  try {
    return new URL(url).host
  } catch {
    return ''
  }
}
