import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { useLinkSecret } from '../../../session/link-secret.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'

export interface VerifyTelecallerEmailScreenProps {
  /** validateEmail with the first query pair of the link (SC-10). The same link works again until it expires. */
  verify: (pair: { name: string; value: string }) => Promise<Outcome>
}

/** Verifies on load (SC-10 to SC-12): by a call of the page, so that a mail scanner's plain visit verifies nothing. */
export function VerifyTelecallerEmailScreen({ verify }: VerifyTelecallerEmailScreenProps) {
  const t = useTexts('verify-telecaller-email')
  const shell = useTexts('shell')
  const { go } = useJourney()
  const secret = useLinkSecret('query')
  const [state, setState] = useState<'asking' | 'verified' | 'unanswered'>('asking')

  async function ask() {
    if (secret.state === 'reading') return
    const outcome = secret.state === 'here' ? await verify(secret) : undefined
    if (outcome?.ok) setState('verified')
    else if (outcome?.failure && isOutage(outcome.failure.problem)) setState('unanswered')
    else go('email-verification-unsuccessful', { replace: true })
  }
  useEffect(() => {
    void ask()
    // Once, when the link is read; again only by a press.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [secret])

  if (state === 'verified')
    return (
      <>
        <OutcomeMark kind="success" />
        <h1>{t('verified')}</h1>
        <p>{t('verified.text')}</p>
        <p className="muted">{t('close')}</p>
      </>
    )
  return (
    <>
      <h1>{t('heading')}</h1>
      {state === 'unanswered' ? (
        <>
          <Notice kind="warning" role="alert">
            <p>{t('unanswered')}</p>
          </Notice>
          <p>
            <Button busyText={t('checking')} onClick={ask}>
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

/** The link's status is unknown: it may be retried. */
const isOutage = (problem: string): boolean => ['NETWORK', 'UNAVAILABLE', 'INTERNAL'].includes(problem)
