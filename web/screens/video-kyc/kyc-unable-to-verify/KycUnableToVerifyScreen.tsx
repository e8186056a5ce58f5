import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { QuotedReference } from '../../outcome/QuotedReference.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/** The agent could not verify: a bank representative follows up (VK-09). */
export function KycUnableToVerifyScreen() {
  const t = useTexts('kyc-unable-to-verify')
  const { act, pending } = useJourney()
  return (
    <>
      <Drawing name="clock" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ul className="bullets">
        <li>{t('next.call')}</li>
        <li>{t('next.ready')}</li>
        <li>{t('next.message')}</li>
        <li>{t('next.close')}</li>
      </ul>
      <QuotedReference label={t('reference')} copy={t('copy')} copied={t('copied')} />
      <ProblemNotice />
      <ActionBar>
        <Button busy={pending} busyText={t('busy')} onClick={() => act('kyc-unable-to-verify', 'submit')}>
          {t('understood')}
        </Button>
      </ActionBar>
    </>
  )
}
