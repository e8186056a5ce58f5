import { decisionLetter as call } from '@card-journey/contract/calls/apps/decisionLetter.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { createLetters } from '../../services/notice/made-letters.ts'
import { noticeOf } from '../../services/notice/read-notice.ts'

const letterOf = createLetters()

export const decisionLetter = applicantRoute(call, async ({ request, application, stored, at, today }, deps) => {
  const notice = await noticeOf({ application, applicationId: stored.id, language: request.language, at, today }, deps)
  if (!notice) return refuse('NOT_FOUND')
  const pdf = await letterOf(notice)
  return pdf ? success({ pdf: pdf.toString('base64') }) : refuse('UNAVAILABLE')
})
