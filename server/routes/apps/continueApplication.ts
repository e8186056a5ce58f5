import { continueApplication as call } from '@card-journey/contract/calls/apps/continueApplication.ts'
import { replayed } from '../../http/replayed.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { continueByLink } from '../../services/sign-in/continue-by-link.ts'
import { refuseSending } from '../code-replies.ts'

/** A press, never a visit: mail and message scanners open addresses (T22). */
export const continueApplication = openRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const sending = await continueByLink(incoming, incoming.request, deps)
    if (sending.kind === 'unknown') return refuse('NOT_FOUND')
    if (sending.kind !== 'sent') return refuseSending(sending, 'mobileNumber')
    const { kind: _, ...sent } = sending
    return success(sent)
  }),
)
