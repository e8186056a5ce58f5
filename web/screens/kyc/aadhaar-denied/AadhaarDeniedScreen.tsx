import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { HelpLine } from '../../outcome/HelpLine.tsx'
import { CompleteLater } from '../CompleteLater.tsx'

/** The applicant refused Aadhaar, as anyone may: a branch verifies other documents, or they use Aadhaar after all. */
export function AadhaarDeniedScreen() {
  const t = useTexts('aadhaar-denied')
  const { application, go } = useJourney()
  return (
    <>
      <OutcomeMark kind="info" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <Panel heading={t('branch')}>
        <Stack gap={1}>
          <p>{t('branch.text')}</p>
          <ul className="bullets">
            <li>{t('bring.document')}</li>
            <li>{t('bring.pan')}</li>
            <li>
              {application ? t('bring.reference', { reference: quotedReference(application) }) : t('bring.mobile')}
            </li>
          </ul>
        </Stack>
      </Panel>
      <p>{t('saved')}</p>
      <HelpLine text={(values) => t('help', values)} />
      <ActionBar>
        <Button onClick={() => go('kyc')}>{t('again')}</Button>
        <CompleteLater>{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}
