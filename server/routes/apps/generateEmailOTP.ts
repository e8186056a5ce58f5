import { generateEmailOTP as call } from '@card-journey/contract/calls/apps/generateEmailOTP.ts'
import { email } from '@card-journey/journey/fields/email.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { sendCode } from '../../services/sign-in/one-time-code.ts'
import { replayed } from '../../http/replayed.ts'
import { refuseSending } from '../code-replies.ts'

export const generateEmailOTP = applicantRoute(call, async (incoming, deps) => {
  const emailId = email.normalise(incoming.request.emailId)
  const mistake = email.check(emailId, { today: incoming.today })
  if (mistake) return refuse('FIELDS_REFUSED', { fields: { emailId: mistake } })
  return replayed(incoming, call.id, deps, async () => {
    const sending = await sendCode(
      { purpose: 'email', target: emailId.toLowerCase(), browser: incoming.browser, at: incoming.at, ip: incoming.ip },
      { template: 'EMAIL_OTP', language: incoming.request.language ?? 'en' },
      deps,
    )
    if (sending.kind !== 'sent') return refuseSending(sending, 'emailId')
    const { kind: _, ...sent } = sending
    return success(sent)
  })
})
