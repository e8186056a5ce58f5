import { customerDetails } from '@card-journey/contract/calls/etb/customerDetails.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { Ending } from '../Ending.tsx'

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
    <Ending
      drawing="document"
      heading={t('heading')}
      why={t('lead', { digitalAccount })}
      ways={[t('way.branch'), t('next')]}
      doors={
        <>
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
        </>
      }
    >
      <Panel heading={t('bring')}>
        <ul className="bullets">
          <li>{t('bring.pan')}</li>
          <li>{t('bring.address')}</li>
          <li>{t('bring.mobile')}</li>
        </ul>
      </Panel>
      <p role="status">{checked === 'still' ? t('again.still') : ''}</p>
      <ProblemNotice />
    </Ending>
  )
}
