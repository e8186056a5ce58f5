import { generateOTP as call } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { isRefusal, sendCode } from '../../services/one-time-code.ts'
import { replayed } from '../../services/replayed.ts'

export const generateOTP = openRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const { mobileNumber, notificationType, language } = incoming.request
    const sent = await sendCode(
      { purpose: 'mobile', target: mobileNumber, browser: incoming.browser, at: incoming.at, ip: incoming.ip },
      { template: 'MOBILE_OTP', language: language ?? 'en', voice: notificationType === 'CALL' },
      deps,
    )
    return isRefusal(sent) ? sent : success({ message: 'sent', ...sent })
  }),
)
