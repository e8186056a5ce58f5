import { sendContinueLink as call } from '@card-journey/contract/calls/apps/sendContinueLink.ts'
import { replayed } from '../../http/replayed.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { askForLink } from '../../services/messages/ask-for-link.ts'

export const sendContinueLink = applicantRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const { request, transactionId, view } = incoming
    const asked = await askForLink(incoming, { language: request.language ?? 'en', transactionId }, deps)
    switch (asked.kind) {
      case 'coming':
        return success({})
      case 'nothingToContinue':
        return wrongState(view)
      case 'spent':
        return refuse('TOO_MANY', { retryAfterSeconds: asked.retryAfterSeconds })
    }
  }),
)
