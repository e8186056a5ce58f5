import { generateOTP as call } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { replayed } from '../../http/replayed.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { sendSignInCode } from '../../services/sign-in/sign-in-code.ts'
import { refuseSending } from '../code-replies.ts'

export const generateOTP = openRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const sending = await sendSignInCode(incoming, incoming.request, deps)
    if (sending.kind !== 'sent') return refuseSending(sending, 'mobileNumber')
    const { kind: _, ...sent } = sending
    return success({ message: sent.delivery, ...sent })
  }),
)
