import { customerDetails } from '@card-journey/contract/calls/etb/customerDetails.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'

/** A customer of the digital account whose KYC is not updated (RT-69): what to bring to a branch. */
export function Reject811CustomerScreen() {
  const t = useTexts('reject811Customer')
  const { digitalAccount } = brandNames(usePageData().brand, useLanguage())
  const { act, pending, application, moveOn } = useJourney()
  const attempt = useAttempt()
  const [checked, setChecked] = useState<'no' | 'checking' | 'still'>('no')
  const checkAgain = async () => {
    setChecked('checking')
    const answer = await attempt(customerDetails, {})
    const still = answer.ok && answer.response[0]?.facts.customer?.kycUpdated === 'N'
    setChecked(still ? 'still' : 'no')
    if (answer.ok && !still) await moveOn()
  }
  return (
    <>
      <Drawing name="document" />
      <h1>{t('heading')}</h1>
      <p>{t('lead', { digitalAccount })}</p>
      <Panel heading={t('bring')}>
        <ul className="bullets">
          <li>{t('bring.pan')}</li>
          <li>{t('bring.address')}</li>
          <li>{t('bring.mobile')}</li>
        </ul>
      </Panel>
      <p>{t('next')}</p>
      <p role="status">{checked === 'still' ? t('again.still') : ''}</p>
      <ProblemNotice />
      <ActionBar>
        <Button busy={pending} busyText={t('branch.busy')} onClick={() => act('reject811Customer', 'visit-branch')}>
          {t('branch')}
        </Button>
        <Button
          kind="secondary"
          unready={!application}
          busy={checked === 'checking'}
          busyText={t('again.busy')}
          onClick={checkAgain}
        >
          {t('again')}
        </Button>
      </ActionBar>
    </>
  )
}
