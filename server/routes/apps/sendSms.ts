import { sendSms as call } from '@card-journey/contract/calls/apps/sendSms.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { opensByPin } from '../../services/card/reveal.ts'
import { sendCode } from '../../services/sign-in/one-time-code.ts'
import { replayed } from '../../http/replayed.ts'
import { refuseSending } from '../code-replies.ts'

const purposes = {
  REVEAL_OTP: 'reveal',
  CARD_CHANGE_OTP: 'card-change',
  CARD_ACTIVATION_OTP: 'activation',
  AUTOPAY_OTP: 'autopay',
  UPI_OTP: 'upi',
  ADDON_OTP: 'add-on',
} as const

/** A template by name, to the session's own number: no open relay (T4). */
export const sendSms = applicantRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const { application, view } = incoming
    const { template, language } = incoming.request
    // An add-on card takes the code in any case.
    if (opensByPin(application) && template !== 'ADDON_OTP') return wrongState(view)
    const sending = await sendCode(
      {
        purpose: purposes[template],
        target: incoming.session.mobileNumber,
        browser: incoming.browser,
        at: incoming.at,
        ip: incoming.ip,
      },
      { template, language: language ?? 'en' },
      deps,
    )
    if (sending.kind !== 'sent') return refuseSending(sending, 'mobileNumber')
    const { kind: _, ...sent } = sending
    return success(sent)
  }),
)
