import { validateOTP as call } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { sessionCookie } from '../../http/cookie.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { numberOfLink } from '../../services/sign-in/continue-by-link.ts'
import { signIn } from '../../services/sign-in/sign-in.ts'
import { refuseEntry } from '../code-replies.ts'

/** The code decides; the checksum is compared and proves nothing (T13). The token is never stored. */
export const validateOTP = openRoute(call, async (incoming, deps) => {
  const { otp, checksum } = incoming.request
  const typed = incoming.request.mobileNumber
  if (typed !== undefined && checksum !== otpChecksum(typed, otp)) return refuse('BAD_REQUEST')
  const mobileNumber = typed ?? (await numberOfLink(incoming, deps))
  if (mobileNumber === undefined) return refuse('OTP_EXPIRED')
  const signedIn = await signIn(incoming, { mobileNumber, otp, byLink: typed === undefined }, deps)
  if (signedIn.kind !== 'signedIn') return refuseEntry(signedIn)
  return success(
    { sessionToken: signedIn.token, checksum: otpChecksum(mobileNumber, '0') },
    { cookies: [sessionCookie(signedIn.cookie, deps.config.secure)] },
  )
})
