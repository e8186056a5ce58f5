import { documentUploadToS3 } from '@card-journey/contract/calls/kyc/documentUploadToS3.ts'
import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { bothSidesThere } from '@card-journey/journey/rules/identity/identity-pages.ts'
import { aadhaarDenied } from '@card-journey/journey/steps/kyc/aadhaar-denied/form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { DateField } from '../../../fields/DateField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { HelpLine } from '../../outcome/HelpLine.tsx'
import { CompleteLater } from '../CompleteLater.tsx'
import { IdentitySides } from './IdentitySides.tsx'
import './aadhaar-denied.css'

/** The applicant refused Aadhaar, as anyone may: a licence or passport instead, a branch, or Aadhaar after all. */
export function AadhaarDeniedScreen() {
  const t = useTexts('aadhaar-denied')
  const field = useFieldTexts()
  const names = useTexts('fields')
  const attempt = useAttempt()
  const { application, state, go, moveOn } = useJourney()
  const binding = useScreenForm(aadhaarDenied, {
    async submit({ identityDocument, documentValidUntil }) {
      const here = state().application
      const kept = here?.facts.documents?.identity
      const document = identityDocument === 'Passport' ? 'Passport' : 'DrivingLicence'
      const files = kept?.document === document ? kept.files : []
      if (!here || !bothSidesThere(files))
        return { ok: false, failure: undefined, fields: { identityDocument: 'documentSides' } }
      const applicationId = here.applicationReferenceNo
      const saved = await attempt(documentUploadToS3, { applicationId, identityDocument: document, documentValidUntil })
      if (saved.ok) await moveOn()
      return saved
    },
  })
  const chosen = useTyped('identityDocument', binding.form)
  return (
    <>
      <Drawing name="pan" />
      <h1 className="denied">{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm
        binding={binding}
        submitLabel={t('submit')}
        busyText={t('submit.busy')}
        actions={
          <Button kind="quiet" onClick={() => go('kyc')}>
            {t('again')}
          </Button>
        }
      >
        <ChoiceField
          {...field('identityDocument')}
          label={t('upload')}
          columns="row"
          choices={[
            { value: 'DrivingLicence', label: names('identityDocument.DrivingLicence') },
            { value: 'Passport', label: names('identityDocument.Passport') },
          ]}
        />
        {application && (chosen === 'DrivingLicence' || chosen === 'Passport') && (
          <>
            <IdentitySides document={chosen} application={application} />
            <DateField {...field('documentValidUntil')} ahead />
          </>
        )}
      </ScreenForm>
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
          <HelpLine text={(values) => t('help', values)} />
        </Stack>
      </Panel>
      <p>{t('saved')}</p>
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}
