import { useTexts } from '../../../texts/screen-texts.ts'
import { ResendCountdown } from '../../../layout/ResendCountdown.tsx'
import type { TrustResend } from './use-trust-resend.ts'

/** The countdown, then resend by SMS (SC-03). */
export function ResendTrustCode({ ready, secondsLeft, resends, press }: TrustResend) {
  const t = useTexts('verify-ts')
  return (
    <div>
      <p role="status">{resends > 0 ? t('sent.again', { count: resends }) : ''}</p>
      <ResendCountdown secondsLeft={secondsLeft} unready={!ready} busyText={t('resend.busy')} resend={press} />
    </div>
  )
}
