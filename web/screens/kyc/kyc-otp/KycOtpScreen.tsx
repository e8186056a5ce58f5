import { validateAadharOTP } from '@card-journey/contract/calls/apps/validateAadharOTP.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { kycOtp } from '@card-journey/journey/steps/kyc/kyc-otp/form.ts'
import { CodeField } from '../../../fields/CodeField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { CompleteLater } from '../CompleteLater.tsx'
import { ResendAadhaarCode } from './ResendAadhaarCode.tsx'

/** The code from UIDAI. If it is right, the Aadhaar's name, age and gender are compared (section 8: AA100, AA101). */
export function KycOtpScreen() {
  const t = useTexts('kyc-otp')
  const field = useFieldTexts()
  const attempt = useAttempt()
  const { application, update, load, go, moveOn } = useJourney()
  const binding = useScreenForm(kycOtp, {
    async submit({ otp }) {
      const proven = await attempt(validateAadharOTP, { otp }, [
        'OTP_WRONG',
        'aadhaarNameMismatch',
        'mobileNotRegistered',
      ])
      if (proven.ok) {
        update({ aadhaar: undefined })
        await moveOn()
        return proven
      }
      const problem = proven.failure?.problem
      if (problem === 'OTP_WRONG' || problem === 'aadhaarNameMismatch' || problem === 'mobileNotRegistered') {
        if (problem !== 'OTP_WRONG') update({ aadhaar: undefined })
        // The attempt is counted in the record: the next screen says how many are left.
        await load()
        go(problem === 'mobileNotRegistered' ? 'unregistered-mobile' : 'kyc-try-again', { replace: true })
        return { ...proven, fields: {} }
      }
      return proven
    },
  })
  const mobile = application?.facts.aadhaar?.linkedMobile ?? application?.applicantDetails[0].mobileNumber
  const last4 = application?.facts.aadhaar?.last4
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>
        {mobile && last4 ? t('sent', { mobile: dialled(maskValue(mobile)), last4 }) : t('sent.plain')}{' '}
        <Link to={pathOf('kyc')}>{t('change')}</Link>
      </p>
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        <CodeField {...field('otp')} sends />
        {application && <ResendAadhaarCode />}
      </ScreenForm>
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}
