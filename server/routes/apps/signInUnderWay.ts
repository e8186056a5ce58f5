import { signInUnderWay as call } from '@card-journey/contract/calls/apps/signInUnderWay.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

/** Only the browser that began the sign-in has the envelope key under which it is kept. */
export const signInUnderWay = openRoute(call, async ({ browser, at }, { store }) => {
  const kept = await store.signIns.underWay({ browser, at })
  if (!kept) return success({})
  const { resendAt, byLink, mobileNumber, ...entered } = kept
  const number = byLink ? { maskedMobile: maskValue(mobileNumber) } : { mobileNumber }
  return success({
    signIn: { ...entered, ...number, resendInSeconds: Math.max(0, Math.ceil((resendAt - at) / 1000)) },
  })
})
