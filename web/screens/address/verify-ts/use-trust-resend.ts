import { socialTrust } from '@card-journey/contract/calls/eligibility/socialTrust.ts'
import { mayResend } from '@card-journey/journey/rules/credit/social-trust.ts'
import { useState } from 'react'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useResendWait } from '../../../layout/use-resend-wait.ts'

export interface TrustResend {
  /** The record is here; before, a press would do nothing. */
  ready: boolean
  secondsLeft: number
  /** Resends so far, on whichever device. */
  resends: number
  /** Pressed after the third resend: restart and three lines replace code and resend (SC-06, SC-07). */
  restart: boolean
  press: () => Promise<void>
}

/**
 * Sends the social-trust code again. The record counts the resends and says when the last code went out, so a reload
 * and another device go on counting; a code that was not sent is not counted.
 */
export function useTrustResend(): TrustResend {
  const { application } = useJourney()
  const attempt = useAttempt()
  const [restart, setRestart] = useState(false)
  const requestId = application?.facts.decision?.socialTrustRequestId
  const code = application?.facts.trustCode
  const { resends, sentAt } = code?.for === requestId && code ? code : { resends: 0, sentAt: undefined }
  const secondsLeft = useResendWait(sentAt, resends + 1)

  return {
    ready: requestId !== undefined,
    secondsLeft,
    resends,
    restart,
    async press() {
      if (!application || requestId === undefined) return
      if (!mayResend(resends)) return setRestart(true)
      const { applicationReferenceNo: applicationId } = application
      const asked = await attempt(socialTrust, { applicationId, requestId, trustingSocial: 'Y' })
      if (asked.ok && asked.response.resend?.sent === false) setRestart(true)
    },
  }
}
