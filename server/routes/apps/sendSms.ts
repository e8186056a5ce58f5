import { sendSms as call } from '@card-journey/contract/calls/apps/sendSms.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { refusalOfCode } from '../../services/card/reveal.ts'
import { isRefusal, sendCode } from '../../services/sign-in/one-time-code.ts'
import { replayed } from '../../http/replayed.ts'

/** A template by name, to the session's own number: no open relay (T4). */
export const sendSms = applicantRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const refusal = refusalOfCode(incoming.view)
    if (refusal) return refusal
    const { template, language } = incoming.request
    const sent = await sendCode(
      {
        purpose: 'reveal',
        target: incoming.session.mobileNumber,
        browser: incoming.browser,
        at: incoming.at,
        ip: incoming.ip,
      },
      { template, language: language ?? 'en' },
      deps,
    )
    return isRefusal(sent) ? sent : success(sent)
  }),
)
