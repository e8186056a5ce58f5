import { signInUnderWay as call } from '@card-journey/contract/calls/apps/signInUnderWay.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { showsPartnerLogo } from '@card-journey/journey/rules/entry/channels.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

/** Only the browser that began the sign-in has the envelope key under which it is kept. */
export const signInUnderWay = openRoute(call, async ({ browser, at }, { store, masterData }) => {
  const kept = await store.signIns.underWay({ browser, at })
  if (!kept) return success({})
  // By name: what is kept beside it, such as a link's token, is the server's.
  const { kind, product, consents, language, proven, mobileNumber, byLink, clientData, resendAt } = kept
  // Once its code was entered here, the number is no secret from this browser.
  const number = byLink && !proven ? { maskedMobile: maskValue(mobileNumber) } : { mobileNumber }
  return success({
    signIn: {
      kind,
      product,
      consents,
      language,
      proven,
      ...number,
      ...(clientData && showsPartnerLogo(clientData, masterData().policy) && { partner: true as const }),
      resendInSeconds: Math.max(0, Math.ceil((resendAt - at) / 1000)),
    },
  })
})
