import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { ProblemNotice } from '../../../../layout/ProblemNotice.tsx'
import { CompleteLater } from '../../CompleteLater.tsx'
import { PassRegistry } from './PassRegistry.tsx'
import { useRegistryCode } from './use-registry-code.ts'

/** The registry has a record: its code fetches it, and no Aadhaar or video call is needed. Nothing of it is shown yet. */
export function RegistryOffer() {
  const t = useTexts('kyc')
  const [spent, setSpent] = useState(false)
  const sendCode = useRegistryCode(() => setSpent(true))
  return (
    <>
      <h1>{t('record.heading')}</h1>
      <p className="lead">{t('record.lead')}</p>
      <Panel heading={t('record.how')}>
        <ul className="bullets">
          <li>{t('record.how.code')}</li>
          <li>{t('record.how.look')}</li>
          <li>{t('record.how.done')}</li>
        </ul>
      </Panel>
      <div aria-live="polite">
        {spent && <p>{t('record.spent')}</p>}
        <ProblemNotice />
      </div>
      <ActionBar>
        {/* Sends, as the form of the next screen does, and looks like it: one of two ways of the same kind. */}
        <Button type="submit" kind="secondary" busyText={t('record.send.busy')} onClick={sendCode}>
          {t('record.send')}
        </Button>
        <PassRegistry />
      </ActionBar>
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}
