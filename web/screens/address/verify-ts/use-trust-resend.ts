import { resendWait } from '@card-journey/journey/rules/sign-in/resend-countdown.ts'
import { firstResendState, pressResend } from '@card-journey/journey/rules/credit/social-trust.ts'
import { useEffect, useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSecondsLeft } from '../../../layout/use-seconds-left.ts'

export interface TrustResend {
  secondsLeft: number
  /** Codes sent again so far. */
  resends: number
  /** The press after the third resend: restart and three lines stand in place of code and resend (SC-06, SC-07). */
  restart: boolean
  press: () => Promise<void>
}

/** Counts the resends of the social-trust code. A code that was not sent is no resend and may be asked for again at once. */
export function useTrustResend(resend: () => Promise<Outcome>): TrustResend {
  const { now } = useJourney()
  const [state, setState] = useState(firstResendState)
  const [resendAt, setResendAt] = useState<number>()
  const secondsLeft = useSecondsLeft(resendAt)

  // The first code left with the bank's request, just before this screen.
  useEffect(() => setResendAt(now() + resendWait(1) * 1000), [now])

  return {
    secondsLeft,
    resends: state.resends,
    restart: state.restart,
    async press() {
      const { sends, ...next } = pressResend(state)
      if (sends && !(await resend()).ok) return
      setState(next)
      if (sends) setResendAt(now() + resendWait(next.resends + 1) * 1000)
    },
  }
}
