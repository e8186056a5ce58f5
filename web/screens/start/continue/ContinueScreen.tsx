import { continueApplication } from '@card-journey/contract/calls/apps/continueApplication.ts'
import { stopReminders } from '@card-journey/contract/calls/apps/stopReminders.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useState } from 'react'
import type { Failure } from '../../../engine/failure.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLinkSecret } from '../../../session/link-secret.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { usePageQuery } from '../../../page/page-query.ts'
import { Link } from '../../../layout/Link.tsx'
import { OpenApplication } from './OpenApplication.tsx'

/**
 * A one-time link to an application, or the hand-off to a phone (RT-75). It is used up by a press, never by a visit, and
 * opens nothing without the code that the press sends.
 */
export function ContinueScreen() {
  const t = useTexts('continue')
  const language = useLanguage()
  const { ask, go, now, pending, update, route } = useJourney()
  const secret = useLinkSecret('fragment')
  // Opened beside the bank's app, where the application is, and has to stay.
  const inApp = usePageQuery().get('in') === 'app'
  const [end, setEnd] = useState<'spent' | 'stopped'>()

  async function refused(failure: Failure | undefined): Promise<void> {
    if (failure?.problem === 'NOT_FOUND' || failure?.problem === 'BAD_REQUEST') setEnd('spent')
    else if (failure && !(await route(failure))) update({ problem: failure })
  }

  async function open(token: string): Promise<void> {
    update({ problem: undefined, signInReason: undefined })
    const outcome = await ask(continueApplication, { token, language })
    if (!outcome.ok) return refused(outcome.failure)
    const { maskedMobile, resendInSeconds, delivery } = outcome.response
    const sent = { maskedMobile, resendInSeconds, delivery, sentAt: now() }
    update({ signIn: { kind: 'resume', mobileNumber: '', consents: [], failures: 0, ...sent } })
    go('verify-otp', { replace: true })
  }

  async function stop(token: string): Promise<void> {
    update({ problem: undefined })
    const outcome = await ask(stopReminders, { token })
    if (outcome.ok) setEnd('stopped')
    else await refused(outcome.failure)
  }

  if (inApp)
    return (
      <>
        <Drawing name="phone" />
        <h1>{t('inApp')}</h1>
        <p>{t('inApp.text')}</p>
      </>
    )
  if (secret.state !== 'none' && !end)
    return <OpenApplication token={secret.state === 'here' ? secret.value : undefined} open={open} stop={stop} />
  // A reload has lost the token, which the address no longer holds; the link itself may be as good as new.
  const shown = end ?? 'absent'
  return (
    <>
      {end === 'stopped' ? <Drawing name="done" tone="success" /> : <Drawing name="link" />}
      <h1>{t(shown)}</h1>
      <p>{t(`${shown}.text`)}</p>
      <ActionBar>
        {end === 'stopped' && secret.state === 'here' && (
          <Button busy={pending} busyText={t('open.busy')} onClick={() => open(secret.value)}>
            {t('open')}
          </Button>
        )}
        <Link className={buttonClass(end === 'stopped' ? 'quiet' : undefined)} to={screenPaths['verify-application']}>
          {t('signIn')}
        </Link>
      </ActionBar>
    </>
  )
}
