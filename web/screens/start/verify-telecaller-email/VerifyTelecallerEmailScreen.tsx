import { validateEmail } from '@card-journey/contract/calls/apps/validateEmail.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useState } from 'react'
import { useLinkSecret } from '../../../session/link-secret.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/**
 * Verifies on load, with the first query pair of the link (SC-10 to SC-12): by a call of the page, so that a mail
 * scanner's plain visit verifies nothing. The same link works again until it expires.
 */
export function VerifyTelecallerEmailScreen() {
  const t = useTexts('verify-telecaller-email')
  const shell = useTexts('shell')
  const { ask, go } = useJourney()
  const secret = useLinkSecret('query')
  const [state, setState] = useState<'asking' | 'verified' | 'unanswered'>('asking')

  async function verify() {
    if (secret.state === 'reading') return
    if (secret.state === 'none' && wasVerified()) return setState('verified')
    const outcome =
      secret.state === 'here' && secret.name === 'token' ? await ask(validateEmail, { token: secret.value }) : undefined
    if (outcome?.ok) {
      rememberVerified()
      setState('verified')
    } else if (!outcome || isRefusal(outcome.failure?.problem)) go('email-verification-unsuccessful', { replace: true })
    else setState('unanswered')
  }
  useEffect(() => {
    void verify()
    // Once, when the link is read; again only by a press.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [secret])

  if (state === 'verified')
    return (
      <>
        <Drawing name="done" tone="success" />
        <h1>{t('verified')}</h1>
        <p>{t('verified.text')}</p>
        <p className="muted">{t('close')}</p>
      </>
    )
  return (
    <>
      <Drawing name="letter" />
      <h1>{t('heading')}</h1>
      {state === 'unanswered' ? (
        <>
          <Notice kind="warning" role="alert">
            <p>{t('unanswered')}</p>
          </Notice>
          <p>
            <Button busyText={t('checking')} onClick={verify}>
              {shell('action.again')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>{t('checking')}</p>
          <Skeleton shapes={['line', 'line']} label={t('checking')} />
        </>
      )}
    </>
  )
}

/** The link is no good: BAD_REQUEST is its token cut short, as the call sends nothing else. Else it may be retried. */
const isRefusal = (problem?: string): boolean => problem === 'telecallerEmailError' || problem === 'BAD_REQUEST'

/** Kept with the entry of the history: a reload has no token any more. */
const wasVerified = (): boolean => (history.state as { verified?: boolean } | null)?.verified === true
const rememberVerified = (): void => history.replaceState({ ...history.state, verified: true }, '')
