import { validateOTP as call } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { sessionCookie } from '../../http/cookie.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { signIn } from '../../services/sign-in/sign-in.ts'
import { refuseEntry } from '../code-replies.ts'

/** The code decides; the checksum is compared and proves nothing (T13). The token is never stored. */
export const validateOTP = openRoute(call, async (incoming, deps) => {
  const { mobileNumber, otp, checksum } = incoming.request
  if (checksum !== otpChecksum(mobileNumber, otp)) return refuse('BAD_REQUEST')
  const signedIn = await signIn(incoming, { mobileNumber, otp }, deps)
  if (signedIn.kind !== 'signedIn') return refuseEntry(signedIn)
  return success(
    { sessionToken: signedIn.token, checksum: otpChecksum(mobileNumber, '0') },
    { cookies: [sessionCookie(signedIn.cookie, deps.config.secure)] },
  )
})
