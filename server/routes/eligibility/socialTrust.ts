import { socialTrust as call } from '@card-journey/contract/calls/eligibility/socialTrust.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { resendTrustCode } from '../../services/credit/resend-trust-code.ts'
import { runRules } from '../../services/credit/run-rules.ts'
import { slowStep } from '../../services/slow-step.ts'
import { decisionReply } from '../decision-reply.ts'

/** The answer to the social-trust question under its own name, and its code sent again (CA-14, CA-26, CA-27). */
export const socialTrust = applicantRoute(call, async (incoming, deps) => {
  const { request, stored, view, save } = incoming
  const { applicationId, requestId, trustingSocial, otp } = request
  if (applicationId !== stored.id) return refuse('NOT_FOUND')
  if (trustingSocial === 'N' || otp !== undefined)
    return slowStep('decision', incoming, deps, async () =>
      decisionReply(await runRules(incoming, { trustingSocial, tsOTP: otp, tsRequestId: requestId }, deps), incoming),
    )
  const resend = await resendTrustCode(incoming, requestId, deps)
  switch (resend.kind) {
    case 'notAsked':
      return refuse('NOT_FOUND')
    case 'tooSoon':
      return refuse('OTP_TOO_SOON', { retryAfterSeconds: resend.retryAfterSeconds })
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'spent':
      return success({ resend: { sent: false }, application: view })
    case 'sent':
      return save({ ...resend.change, respond: (saved) => ({ resend: { sent: true }, application: saved }) })
  }
})
