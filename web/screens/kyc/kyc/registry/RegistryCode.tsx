import { ckycDownload } from '@card-journey/contract/calls/kyc/ckycDownload.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { registryCode } from '@card-journey/journey/steps/kyc/kyc/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useState } from 'react'
import { CodeField } from '../../../../fields/CodeField.tsx'
import { CodeForm, useCodeForm } from '../../../../form/CodeForm.tsx'
import { useFormState } from '../../../../form/use-form.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../../layout/ProblemNotice.tsx'
import { ResendCountdown } from '../../../../layout/ResendCountdown.tsx'
import { useResendWait } from '../../../../layout/use-resend-wait.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { CompleteLater } from '../../CompleteLater.tsx'
import { PassRegistry } from './PassRegistry.tsx'
import { useRegistryCode } from './use-registry-code.ts'

/** The registry’s code: if it is right, the record is compared, and shown to be confirmed. */
export function RegistryCode({ sentAt, mobile }: { sentAt: string; mobile: string }) {
  const t = useTexts('kyc')
  const { load, moveOn } = useJourney()
  const attempt = useAttempt()
  const [said, setSaid] = useState<'resent' | 'spent'>()
  const [triesLeft, setTriesLeft] = useState<number>()
  const sendCode = useRegistryCode(() => setSaid('spent'))
  const secondsLeft = useResendWait(sentAt, 1)
  const code = useCodeForm(registryCode, async (otp) => {
    setSaid(undefined)
    const outcome = await attempt(ckycDownload, { otp }, ['OTP_WRONG'])
    if (outcome.ok) {
      await moveOn()
      return undefined
    }
    const { failure, fields } = outcome
    setTriesLeft(failure?.detail.triesLeft)
    const spent = failure?.problem === 'OTP_WRONG' && failure.detail.triesLeft === 0
    // Without attempts left the screen goes on with Aadhaar: what the record says now decides.
    if (!spent) return fields['otp']
    await load()
    return undefined
  })
  const submitting = useFormState((state) => state.submitting, code.form)
  const resend = async () => {
    if (!(await sendCode())) return
    setSaid('resent')
    code.form.reset()
  }

  return (
    <>
      <h1>{t('record.code.heading')}</h1>
      <p>{t('record.code.sent', { mobile: dialled(mobile) })}</p>
      <CodeForm code={code}>
        <Stack>
          <CodeField name="otp" label={t('record.code.label')} triesLeft={triesLeft} />
          <div aria-live="polite">
            {said && <p>{said === 'resent' ? t('record.code.resent') : t('record.spent')}</p>}
            <ProblemNotice />
          </div>
          <ResendCountdown secondsLeft={secondsLeft} busyText={t('record.send.busy')} resend={resend} />
        </Stack>
        <ActionBar>
          <Button type="submit" kind="secondary" busy={submitting} busyText={t('record.code.busy')}>
            {t('record.code.submit')}
          </Button>
          <PassRegistry />
        </ActionBar>
      </CodeForm>
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}
