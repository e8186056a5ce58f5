import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { CompleteLater } from '../CompleteLater.tsx'

/** The Aadhaar is linked to another mobile than the applicant's: what can be done about it. */
export function UnregisteredMobileScreen() {
  const t = useTexts('unregistered-mobile')
  const { application, go } = useJourney()
  const mobile = application?.applicantDetails[0].mobileNumber
  return (
    <>
      <OutcomeMark kind="warning" />
      <h1>{t('heading')}</h1>
      <p className="lead">{mobile ? t('lead', { mobile: `+91\u00a0${maskValue(mobile)}` }) : t('lead.plain')}</p>
      <Panel heading={t('ways')}>
        <ul className="bullets">
          <li>{t('ways.check')}</li>
          <li>{t('ways.update')}</li>
          <li>{t('ways.branch')}</li>
        </ul>
      </Panel>
      <p>{t('saved')}</p>
      <ActionBar>
        <Button onClick={() => go('kyc')}>{t('again')}</Button>
        <CompleteLater>{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}
