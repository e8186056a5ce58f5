import { verifyMobile } from '@card-journey/journey/screens/start/verify-mobile.ts'
import { MobileField } from '../../../fields/MobileField.tsx'
import { CheckboxField } from '../../../fields/CheckboxField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../journey/screen-texts.ts'

export function VerifyMobileScreen() {
  const t = useTexts('verify-mobile')
  const binding = useScreenForm(verifyMobile)
  return (
    <>
      <h1>{t('heading')}</h1>
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        <MobileField
          name="mobileNumber"
          label={t('mobileNumber.label')}
          hint={t('mobileNumber.hint')}
          why={t('mobileNumber.why')}
        />
        <CheckboxField name="consentTnc" label="TNC" />
        <CheckboxField name="consentBureau" label="BUREAU" />
      </ScreenForm>
    </>
  )
}
