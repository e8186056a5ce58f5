import { validateOTP as call } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { sessionCookie } from '../../http/cookie.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { checkCode } from '../../services/sign-in/one-time-code.ts'

/**
 * The code decides; the checksum is compared but proves nothing (T13). A repetition within 60 s gets a new token for
 * the code it consumed, so the response itself is never stored.
 */
export const validateOTP = openRoute(
  call,
  async ({ request, browser, cookieHalf, transactionId, traceId, at }, { store, config }) => {
    const { mobileNumber, otp, checksum } = request
    if (checksum !== otpChecksum(mobileNumber, otp)) return refuse('BAD_REQUEST')
    const refusal = await checkCode(
      { purpose: 'mobile', target: mobileNumber, browser, code: otp, transactionId, about: { mobileNumber }, at },
      { store },
    )
    if (refusal) return refusal
    const begun = await store.sessions.begin({
      mobileNumber,
      webSessionId: traceId.slice(0, 64),
      thumbprint: browser,
      cookie: cookieHalf,
      at,
    })
    const signIn = await store.signIns.underWay({ browser, at })
    if (signIn?.mobileNumber === mobileNumber)
      await store.signIns.keep({ browser, signIn: { ...signIn, proven: true }, at })
    await store.audit.append({
      what: 'signed-in',
      sessionId: begun.session.id,
      applicationId: await store.applications.openOf(mobileNumber),
      at,
    })
    return success(
      { sessionToken: begun.token, checksum: otpChecksum(mobileNumber, '0') },
      { cookies: [sessionCookie(begun.cookie, config.secure)] },
    )
  },
)
