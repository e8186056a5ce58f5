import { useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useResendWait } from '../../../layout/use-resend-wait.ts'
import { ResendCountdown } from '../../../layout/ResendCountdown.tsx'
import { Link } from '../../../layout/Link.tsx'
import { pathOf } from '../../../routing/routes.ts'
import '../../start/verify-otp/resend-code.css'
import { useAadhaarCode } from '../use-aadhaar-code.ts'

/**
 * A new code, once the wait since the last one is over (CO-08). After a reload the number has to be
 * entered again.
 */
export function ResendAadhaarCode() {
  const t = useTexts('kyc-otp')
  const { application, aadhaar } = useJourney()
  const sendCode = useAadhaarCode()
  const [again, setAgain] = useState(false)
  const left = useResendWait(application?.facts.aadhaar?.otpSentAt, aadhaar?.sent ?? 1)
  async function resend() {
    if (!aadhaar) return
    setAgain(false)
    setAgain((await sendCode(aadhaar.uid)).ok)
  }
  return (
    <div className="resend">
      <p className="resend__sent" role="status">
        {again && t('resend.sent')}
      </p>
      {left > 0 || aadhaar ? (
        <ResendCountdown secondsLeft={left} busyText={t('resend.busy')} resend={resend} />
      ) : (
        <p>
          {t('resend.forgotten')} <Link to={pathOf('kyc')}>{t('resend.enter')}</Link>
        </p>
      )}
    </div>
  )
}
