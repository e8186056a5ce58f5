import { generateOTP as call } from '@card-journey/contract/calls/apps/generateOTP.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import type { Deps } from '../../compose.ts'
import type { Incoming } from '../../http/incoming.ts'
import { type Refusal, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { type CodeSent, isRefusal, sendCode } from '../../services/sign-in/one-time-code.ts'
import { replayed } from '../../http/replayed.ts'

/**
 * For a reload of the code's page. If a code is requested too soon, the previous one stays valid, so its entry counts
 * too.
 */
async function keepSignIn(
  { request, browser, at }: Incoming<RequestOf<typeof call>>,
  sent: CodeSent | Refusal,
  { store }: Deps,
): Promise<void> {
  const { mobileNumber, signIn } = request
  const wait = !isRefusal(sent)
    ? sent.resendInSeconds
    : sent.problem === 'OTP_TOO_SOON'
      ? sent.detail?.retryAfterSeconds
      : undefined
  if (!signIn || wait === undefined) return
  await store.signIns.keep({ browser, signIn: { ...signIn, mobileNumber, resendAt: at + wait * 1000 }, at })
}

export const generateOTP = openRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const { mobileNumber, notificationType, language } = incoming.request
    const sent = await sendCode(
      { purpose: 'mobile', target: mobileNumber, browser: incoming.browser, at: incoming.at, ip: incoming.ip },
      { template: 'MOBILE_OTP', language: language ?? 'en', voice: notificationType === 'CALL' },
      deps,
    )
    await keepSignIn(incoming, sent, deps)
    return isRefusal(sent) ? sent : success({ message: sent.delivery, ...sent })
  }),
)
