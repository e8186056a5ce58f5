import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { verifyOtp } from '@card-journey/journey/steps/start/verify-otp/form.ts'
import { CodeField } from '../../../fields/CodeField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { beginningOf } from '../../../sign-in/beginning-of.ts'
import { useCodeWords } from '../../../sign-in/code-words.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { Link } from '../../../layout/Link.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { ResendCode } from './ResendCode.tsx'
import { useCodeFromMessage } from './use-code-from-message.ts'
import './resend-code.css'

/** The 6-digit code: typed, pasted, or filled in from the message. */
export function CodeEntry() {
  const t = useTexts('verify-otp')
  const { signIn, confirmCode } = useJourney()
  const codeWords = useCodeWords()
  const minutes = usePageData().policy.codeMinutes
  const binding = useScreenForm(verifyOtp, { submit: ({ otp }) => confirmCode(otp) })
  const { submit, form } = binding
  useCodeFromMessage((code) => {
    form.set('otp', code)
    void submit()
  })

  const { mobileNumber = '', delivery } = signIn ?? {}
  const masked = signIn?.maskedMobile ?? maskValue(mobileNumber)
  const mobile = dialled(masked)
  return (
    <>
      <h1>{delivery === 'late' ? t('late.heading') : t('heading')}</h1>
      {masked && (
        <p>
          {codeWords(delivery, mobile, t('sent', { mobile, minutes }))}{' '}
          <Link className="unbroken" to={pathOf(...beginningOf(signIn))}>
            {t('change')}
          </Link>
        </p>
      )}
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        <CodeField name="otp" label={t('otp.label')} triesLeft={signIn?.triesLeft} sends />
        {signIn && <ResendCode />}
      </ScreenForm>
    </>
  )
}
