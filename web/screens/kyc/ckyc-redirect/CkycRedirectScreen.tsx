import { CKYCToken } from '@card-journey/contract/calls/apps/CKYCToken.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLinkSecret } from '../../../session/link-secret.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/**
 * The return from the central KYC registry's link (RT-72): its token fetches the record, in the browser that asked for
 * it. Anywhere else, and without a record, the applicant continues where they were.
 */
export function CkycRedirectScreen() {
  const t = useTexts('ckyc-redirect')
  const { ask, moveOn } = useJourney()
  const secret = useLinkSecret('query')
  const [failed, setFailed] = useState(false)
  const exchanged = useRef(false)
  useEffect(() => {
    if (secret.state === 'none') setFailed(true)
    if (secret.state !== 'here' || exchanged.current) return
    exchanged.current = true
    void ask(CKYCToken, { CKYCToken: secret.value }).then((outcome) =>
      outcome.ok ? moveOn({ replace: true }) : setFailed(true),
    )
  }, [secret, ask, moveOn])
  return (
    <>
      <Drawing name="document" tone={failed ? 'warning' : 'calm'} />
      <h1>{failed ? t('failed') : t('heading')}</h1>
      {failed ? (
        <>
          <Notice kind="warning" role="alert">
            <p>{t('failed.text')}</p>
          </Notice>
          <ActionBar>
            <Button onClick={() => moveOn({ replace: true })}>{t('goOn')}</Button>
          </ActionBar>
        </>
      ) : (
        <>
          <p>{t('lead')}</p>
          <Skeleton shapes={['line', 'panel']} label={t('lead')} />
        </>
      )}
    </>
  )
}
