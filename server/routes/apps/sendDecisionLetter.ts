import { sendDecisionLetter as call } from '@card-journey/contract/calls/apps/sendDecisionLetter.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { askForLetter } from '../../services/notice/letter-by-email.ts'

export const sendDecisionLetter = applicantRoute(call, async ({ request, application, stored, at, session }, deps) => {
  const asked = { application, applicationId: stored.id, sessionId: session.id, language: request.language, at }
  return (await askForLetter(asked, deps)) ? success({}) : refuse('NOT_FOUND')
})
