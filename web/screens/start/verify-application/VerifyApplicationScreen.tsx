import { verifyApplication } from '@card-journey/journey/steps/start/verify-application/form.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { MobileField } from '../../../fields/MobileField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { ToApplication } from '../ToApplication.tsx'

/** Signs in to an existing application. */
export function VerifyApplicationScreen() {
  const t = useTexts('verify-application')
  const { requestCode, signIn, signInReason } = useJourney()
  const binding = useScreenForm(verifyApplication, {
    defaults: { mobileNumber: signIn?.mobileNumber ?? '' },
    submit: ({ mobileNumber }) => requestCode({ kind: 'resume', mobileNumber, consents: [] }),
  })
  return (
    <>
      <h1>{t('heading')}</h1>
      {signInReason && (
        <Notice kind={signInReason === 'signedOut' ? 'success' : 'info'}>
          <p>{t(signInReason)}</p>
        </Notice>
      )}
      <ToApplication />
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        <MobileField name="mobileNumber" label={t('mobileNumber.label')} hint={t('mobileNumber.hint')} />
      </ScreenForm>
      <p className="muted">
        {t('new')} <Link to={screenPaths.cards}>{t('new.link')}</Link>
      </p>
    </>
  )
}
