import { generateOTP as call } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { replayed } from '../../http/replayed.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { keptOfLink, numberOfLink } from '../../services/sign-in/continue-by-link.ts'
import { sendSignInCode } from '../../services/sign-in/sign-in-code.ts'
import { refuseSending } from '../code-replies.ts'

export const generateOTP = openRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const { signIn, ...asked } = incoming.request
    const mobileNumber = asked.mobileNumber ?? (await numberOfLink(incoming, deps))
    if (mobileNumber === undefined) return refuse('NOT_FOUND')
    const kept = asked.mobileNumber === undefined ? await keptOfLink(incoming, signIn, deps) : signIn
    const sending = await sendSignInCode(incoming, { ...asked, mobileNumber, signIn: kept }, deps)
    if (sending.kind !== 'sent') return refuseSending(sending, 'mobileNumber')
    const { kind: _, ...sent } = sending
    return success({ message: sent.delivery, ...sent })
  }),
)
