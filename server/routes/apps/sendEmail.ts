import { sendEmail as call } from '@card-journey/contract/calls/apps/sendEmail.ts'
import { replayed } from '../../http/replayed.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { askForCopy } from '../../services/answers/answers-copy.ts'
import { askForLetter } from '../../services/notice/letter-by-email.ts'

/** A template by name, to the verified address on record: no open relay (T4). */
export const sendEmail = applicantRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () => {
    const { request, transactionId, stored, view } = incoming
    const language = request.language ?? 'en'
    if (request.template === 'DECISION_LETTER') {
      const asked = await askForLetter(incoming, language, deps)
      return asked ? success(asked) : refuse('NOT_FOUND')
    }
    if (stored.state !== 'open') return wrongState(view)
    const asked = await askForCopy(incoming, { language, transactionId }, deps)
    switch (asked.kind) {
      case 'asked':
        return success({ to: asked.to })
      case 'notVerified':
        return refuse('FIELDS_REFUSED', { fields: { emailId: 'emailNotVerified' } })
      case 'tooMany':
        return refuse('TOO_MANY', { retryAfterSeconds: asked.retryAfterSeconds })
    }
  }),
)
