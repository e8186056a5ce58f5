import { Button } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { useState } from 'react'
import { useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { useSecondsLeft } from '../../../journey/use-seconds-left.ts'
import './resend-code.css'

/** Asks for a new code, by SMS or as a call, once the wait is over: 90 seconds first, 30 later (CO-08). */
export function ResendCode() {
  const t = useTexts('verify-otp')
  const { signIn, resendCode } = useJourney()
  const [sentBy, setSentBy] = useState<'SMS' | 'CALL'>()
  const { sentAt, resendInSeconds = 0 } = signIn ?? {}
  const left = useSecondsLeft(sentAt === undefined ? undefined : sentAt + resendInSeconds * 1000)
  const resend = async (by: 'SMS' | 'CALL') => {
    setSentBy(undefined)
    if ((await resendCode(by)).ok) setSentBy(by)
  }
  return (
    <div className="resend">
      <p className="resend__sent" role="status">
        {sentBy === 'SMS' && t('resend.sent')}
        {sentBy === 'CALL' && t('resend.calling')}
      </p>
      {left > 0 ? (
        <Countdown secondsLeft={left} text={(seconds) => t('resend.in', { time: clock(seconds) })} />
      ) : (
        <div className="resend__ways">
          <p>{t('resend.ask')}</p>
          <Button kind="quiet" busyText={t('submit.busy')} onClick={() => resend('SMS')}>
            {t('resend.sms')}
          </Button>
          <Button kind="quiet" busyText={t('submit.busy')} onClick={() => resend('CALL')}>
            {t('resend.call')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** 90 → 1:30. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
