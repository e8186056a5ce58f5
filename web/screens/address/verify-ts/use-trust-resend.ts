import { resendWait } from '@card-journey/journey/rules/sign-in/resend-countdown.ts'
import { firstResendState, pressResend } from '@card-journey/journey/rules/credit/social-trust.ts'
import { useEffect, useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSecondsLeft } from '../../../layout/use-seconds-left.ts'

export interface TrustResend {
  secondsLeft: number
  /** Resends so far. */
  resends: number
  /** After the third resend: restart and three lines replace code and resend (SC-06, SC-07). */
  restart: boolean
  press: () => Promise<void>
}

/**
 * Counts the resends of the social-trust code. A code that was not sent does not count and may be requested again
 * immediately.
 */
export function useTrustResend(resend: () => Promise<Outcome>): TrustResend {
  const { now } = useJourney()
  const { policy } = usePageData()
  const [state, setState] = useState(firstResendState)
  const [resendAt, setResendAt] = useState<number>()
  const secondsLeft = useSecondsLeft(resendAt)

  // The bank's request sent the first code, just before this screen.
  useEffect(() => setResendAt(now() + resendWait(1, policy) * 1000), [now, policy])

  return {
    secondsLeft,
    resends: state.resends,
    restart: state.restart,
    async press() {
      const { sends, ...next } = pressResend(state)
      if (sends && !(await resend()).ok) return
      setState(next)
      if (sends) setResendAt(now() + resendWait(next.resends + 1, policy) * 1000)
    },
  }
}
