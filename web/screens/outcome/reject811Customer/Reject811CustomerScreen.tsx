import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'

/** A customer of the digital account whose KYC is not updated (RT-69): what to bring to a branch. */
export function Reject811CustomerScreen() {
  const t = useTexts('reject811Customer')
  const { digitalAccount } = brandNames(usePageData().brand, useLanguage())
  const { act, pending } = useJourney()
  return (
    <>
      <OutcomeMark kind="info" />
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
      <ProblemNotice />
      <ActionBar>
        <Button busy={pending} busyText={t('branch.busy')} onClick={() => act('reject811Customer', 'visit-branch')}>
          {t('branch')}
        </Button>
      </ActionBar>
    </>
  )
}
