import { validateEmailOTP } from '@card-journey/contract/calls/apps/validateEmailOTP.ts'
import { emailCode } from '@card-journey/journey/steps/identity/personal-details/form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { CodeField } from '../../fields/CodeField.tsx'
import { CodeForm, useCodeForm } from '../../form/CodeForm.tsx'
import { useFormState } from '../../form/use-form.ts'
import { useCodeWords } from '../../sign-in/code-words.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { useAttempt } from '../../engine/use-attempt.ts'
import { usePageData } from '../../page/page-data.ts'
import { useSecondsLeft } from '../../layout/use-seconds-left.ts'
import { ResendCountdown } from '../../layout/ResendCountdown.tsx'
import { ProblemNotice } from '../../layout/ProblemNotice.tsx'
import { TroubleNotice } from '../../layout/TroubleNotice.tsx'
import { useState } from 'react'
import type { EmailProof, SentCode } from './use-email-proof.ts'

/** Asks for the code that was sent to the address. Once it is verified, the screen submits itself. */
export function EmailCodeSheet({ proof }: { proof: EmailProof }) {
  const t = useTexts('personal-details')
  const shell = useTexts('shell')
  const { asked, close } = proof
  return (
    <Dialog open={asked !== undefined} heading={t('email.heading')} onClose={close} closeLabel={shell('action.close')}>
      {asked && <EmailCode proof={proof} asked={asked} />}
    </Dialog>
  )
}

function EmailCode({ proof, asked: { to, resendAt, delivery } }: { proof: EmailProof; asked: SentCode }) {
  const t = useTexts('personal-details')
  const fields = useTexts('fields')
  const minutes = usePageData().policy.codeMinutes
  const attempt = useAttempt()
  const codeWords = useCodeWords()
  const secondsLeft = useSecondsLeft(resendAt)
  const [triesLeft, setTriesLeft] = useState<number>()
  const code = useCodeForm(emailCode, async (otp) => {
    const outcome = await attempt(validateEmailOTP, { emailId: to, otp }, ['OTP_WRONG'])
    if (outcome.ok) {
      proof.verified()
      return undefined
    }
    const { failure, fields } = outcome
    if (failure?.problem !== 'OTP_WRONG') return fields['otp']
    setTriesLeft(failure.detail.triesLeft)
    return failure.detail.triesLeft === 0 ? 'otpVoid' : fields['otp']
  })
  const submitting = useFormState((state) => state.submitting, code.form)
  const valid = useFormState((state) => state.valid, code.form)
  const resend = async () => {
    const outcome = await proof.resend()
    if (!outcome.ok) return
    code.form.reset()
    setTriesLeft(undefined)
    showField('otp')
  }

  return (
    <CodeForm code={code}>
      <Stack>
        <p role="status">{codeWords(delivery, to, t('email.sent', { emailId: to, minutes }))}</p>
        <CodeField name="otp" label={t('email.code.label')} triesLeft={triesLeft} sends />
        <ProblemNotice />
        <div aria-live="polite">
          <TroubleNotice />
        </div>
        <Button type="submit" unready={!valid} busy={submitting} busyText={t('email.verifying')}>
          {t('email.verify')}
        </Button>
        <ResendCountdown secondsLeft={secondsLeft} busyText={fields('emailId.sending')} resend={resend} />
        <Button kind="quiet" onClick={proof.close}>
          {t('email.change')}
        </Button>
      </Stack>
    </CodeForm>
  )
}
