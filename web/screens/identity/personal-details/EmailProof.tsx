import { generateEmailOTP } from '@card-journey/contract/calls/apps/generateEmailOTP.ts'
import { email } from '@card-journey/journey/fields/email.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage, useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { EmailCode } from './EmailCode.tsx'

interface Sent {
  to: string
  /** From when on another code may be asked for, ms by the server's clock. */
  resendAt: number
}

/** The proof of the e-mail address by its own code. It belongs to the address: a changed one needs a new code. */
export function EmailProof() {
  const t = useTexts('personal-details')
  const language = useLanguage()
  const { application, ask, route, update, now } = useJourney()
  const { trigger, setError } = useFormContext()
  const emailId = email.normalise((useWatch({ name: 'emailId' }) as string | undefined) ?? '')
  const [sent, setSent] = useState<Sent>()
  const wellFormed = emailId !== '' && email.check(emailId, { today: '' }) === undefined
  const proven = emailId !== '' && application?.facts.email?.verified === emailId

  async function send() {
    update({ problem: undefined })
    if (!(await trigger('emailId', { shouldFocus: true }))) return
    const outcome = await ask(generateEmailOTP, { emailId, language })
    if (outcome.ok) return setSent({ to: emailId, resendAt: now() + outcome.response.resendInSeconds * 1000 })
    const { failure, fields } = outcome
    if (failure?.problem === 'OTP_TOO_SOON')
      return setSent({ to: emailId, resendAt: now() + (failure.detail.retryAfterSeconds ?? 0) * 1000 })
    if (fields['emailId']) setError('emailId', { type: 'server', message: fields['emailId'] })
    else if (failure && !(await route(failure))) update({ problem: failure })
  }

  if (proven)
    return (
      <Notice kind="success" role="status">
        <p>{t('email.verified')}</p>
      </Notice>
    )
  if (sent?.to === emailId) return <EmailCode emailId={emailId} resendAt={sent.resendAt} onResend={send} />
  return (
    <div>
      <Button kind="secondary" unready={!wellFormed} busyText={t('email.sending')} onClick={send}>
        {t('email.send')}
      </Button>
    </div>
  )
}
