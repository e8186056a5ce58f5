import { answersCopy as call } from '@card-journey/contract/calls/apps/answersCopy.ts'
import { replayed } from '../../http/replayed.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { askForCopy } from '../../services/answers/answers-copy.ts'

export const answersCopy = applicantRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const { request, transactionId } = incoming
    const asked = await askForCopy(incoming, { language: request.language, transactionId }, deps)
    if (asked.kind === 'notVerified') return refuse('FIELDS_REFUSED', { fields: { emailId: 'emailNotVerified' } })
    if (asked.kind === 'tooMany') return refuse('TOO_MANY', { retryAfterSeconds: asked.retryAfterSeconds })
    return success({ to: asked.to })
  }),
)
