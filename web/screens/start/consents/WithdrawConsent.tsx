import { withdrawConsent } from '@card-journey/contract/calls/apps/withdrawConsent.ts'
import { withdrawableConsents } from '@card-journey/journey/application/consent.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import type { GivenConsents } from './use-given-consents.ts'
import './consents.css'

/** Withdraws an optional consent by one press. */
export function WithdrawConsent({ consent, onChange }: { consent: GivenConsents[number]; onChange: () => void }) {
  const t = useTexts('consents')
  const language = useLanguage()
  const { ask } = useJourney()
  const [said, setSaid] = useState<'withdrawn' | 'failed'>()
  const code = withdrawableConsents.find((each) => each === consent.code)
  const withdraw = async () => {
    if (!code) return
    const { ok } = await ask(withdrawConsent, { code, language })
    setSaid(ok ? 'withdrawn' : 'failed')
    if (ok) onChange()
  }
  return (
    <>
      <div role="status">
        {said && (
          <Notice kind={said === 'withdrawn' ? 'success' : 'warning'}>
            <p>{t(`withdraw.${said}`)}</p>
          </Notice>
        )}
      </div>
      {consent.withdrawable && (
        <p className="consents__choices">
          <Button kind="secondary" busyText={t('withdraw.busy')} onClick={withdraw}>
            {t('withdraw')}
            <VisuallyHidden>{`: ${consent.title}`}</VisuallyHidden>
          </Button>
        </p>
      )}
    </>
  )
}
