import { validateEmailOTP } from '@card-journey/contract/calls/apps/validateEmailOTP.ts'
import { emailCode } from '@card-journey/journey/screens/identity/personal-details.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { CodeField } from '../../../fields/CodeField.tsx'
import { resolverOf, type FormValues } from '../../../form/resolver.ts'
import { blankApplication } from '../../../journey/blank-application.ts'
import { useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { useSecondsLeft } from '../../../journey/use-seconds-left.ts'

interface EmailCodeProps {
  emailId: string
  resendAt: number
  onResend: () => Promise<void>
}

/** The code that was sent to the address: a small form of its own inside the screen's. */
export function EmailCode({ emailId, resendAt, onResend }: EmailCodeProps) {
  const t = useTexts('personal-details')
  const shell = useTexts('shell')
  const { application, ask, route, update, today } = useJourney()
  const outer = useFormContext()
  const secondsLeft = useSecondsLeft(resendAt)
  const code = useForm<FormValues>({
    defaultValues: { otp: '' },
    resolver: resolverOf(emailCode, () => ({ today: today(), application: application ?? blankApplication })),
  })

  const verify = code.handleSubmit(async ({ otp = '' }) => {
    update({ problem: undefined })
    const outcome = await ask(validateEmailOTP, { emailId, otp })
    if (outcome.ok) return outer.clearErrors('emailId')
    const { failure, fields } = outcome
    const spent = failure?.problem === 'OTP_WRONG' && failure.detail.triesLeft === 0
    const message = spent ? 'otpVoid' : fields['otp']
    if (message) code.setError('otp', { type: 'server', message }, { shouldFocus: true })
    else if (failure && !(await route(failure))) update({ problem: failure })
  })
  const resend = async () => {
    code.reset()
    await onResend()
  }

  return (
    <FormProvider {...code}>
      <Stack gap={2}>
        <p role="status">{t('email.sent', { emailId })}</p>
        <CodeField name="otp" label={t('email.code.label')} hint={t('email.code.hint')} />
        <Button kind="secondary" busyText={t('email.verifying')} onClick={() => verify()}>
          {t('email.verify')}
        </Button>
        {secondsLeft > 0 ? (
          <Countdown
            secondsLeft={secondsLeft}
            text={(seconds) => shell('countdown.resend', { time: t('email.seconds', { seconds }) })}
          />
        ) : (
          <Button kind="quiet" busyText={t('email.sending')} onClick={resend}>
            {shell('action.resend')}
          </Button>
        )}
      </Stack>
    </FormProvider>
  )
}
