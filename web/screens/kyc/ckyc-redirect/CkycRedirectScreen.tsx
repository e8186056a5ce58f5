import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { useLinkSecret } from '../../../session/link-secret.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'

export interface CkycRedirectScreenProps {
  /** CKYCToken with the provider's token: the registry's record becomes facts; then the application moves on. */
  exchange: (token: string) => Promise<Outcome>
}

/** The return from the central KYC provider (RT-72). Without a record the applicant continues where they were. */
export function CkycRedirectScreen({ exchange }: CkycRedirectScreenProps) {
  const t = useTexts('ckyc-redirect')
  const { moveOn } = useJourney()
  const secret = useLinkSecret('query')
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (secret.state === 'none') setFailed(true)
    else if (secret.state === 'here') void exchange(secret.value).then((outcome) => setFailed(!outcome.ok))
    // Once, when the link is read: its token is valid for one exchange.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [secret])
  return (
    <>
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
