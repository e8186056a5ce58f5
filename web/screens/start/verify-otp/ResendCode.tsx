import { Button } from '@card-journey/ui/Button.tsx'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { useState } from 'react'
import { useMessage } from '../../../fields/words.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSecondsLeft } from '../../../layout/use-seconds-left.ts'
import { ResendCountdown } from '../../../layout/ResendCountdown.tsx'
import './resend-code.css'

/** Requests a new code, by SMS or call, after the wait: 90 seconds first, 30 later (CO-08). */
export function ResendCode() {
  const t = useTexts('verify-otp')
  const { signIn, resendCode } = useJourney()
  const message = useMessage()
  const [sentBy, setSentBy] = useState<'SMS' | 'CALL'>()
  const [refused, setRefused] = useState<MessageKey>()
  const { sentAt, resendInSeconds = 0 } = signIn ?? {}
  const left = useSecondsLeft(sentAt === undefined ? undefined : sentAt + resendInSeconds * 1000)
  const resend = async (by: 'SMS' | 'CALL') => {
    setSentBy(undefined)
    const outcome = await resendCode(by)
    // Otherwise the sentence about the number says what happened.
    if (outcome.ok && outcome.response.delivery === 'sent') setSentBy(by)
    setRefused(outcome.ok ? undefined : outcome.fields['mobileNumber'])
  }
  return (
    <div className="resend">
      <p className="resend__sent" role="status">
        {sentBy === 'SMS' && t('resend.sent')}
        {sentBy === 'CALL' && t('resend.calling')}
        {refused && message(refused)}
      </p>
      <ResendCountdown secondsLeft={left} busyText={t('submit.busy')} resend={() => resend('SMS')}>
        <Button kind="quiet" busyText={t('submit.busy')} onClick={() => resend('CALL')}>
          {t('resend.call')}
        </Button>
      </ResendCountdown>
    </div>
  )
}
