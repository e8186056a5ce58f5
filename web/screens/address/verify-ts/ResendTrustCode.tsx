import { Button } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { useTexts } from '../../../journey/screen-texts.ts'
import type { TrustResend } from './use-trust-resend.ts'

/** The countdown, then resend by SMS (SC-03). */
export function ResendTrustCode({ secondsLeft, resends, press }: TrustResend) {
  const t = useTexts('verify-ts')
  const shell = useTexts('shell')
  return (
    <div>
      <p role="status">{resends > 0 ? t('sent.again', { count: resends }) : ''}</p>
      {secondsLeft > 0 ? (
        <Countdown
          secondsLeft={secondsLeft}
          text={(seconds) => shell('countdown.resend', { time: t('seconds', { seconds }) })}
        />
      ) : (
        <Button kind="quiet" busyText={t('resend.busy')} onClick={press}>
          {t('resend')}
        </Button>
      )}
    </div>
  )
}
