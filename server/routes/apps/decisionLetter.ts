import { decisionLetter as call } from '@card-journey/contract/calls/apps/decisionLetter.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { noticeOf } from '../../services/notice/read-notice.ts'
import { letterPdf } from '../../services/notice/letter-pdf.ts'

export const decisionLetter = applicantRoute(call, async ({ request, application, stored, at, today }, deps) => {
  const notice = await noticeOf({ application, applicationId: stored.id, language: request.language, at, today }, deps)
  return notice ? success({ pdf: (await letterPdf(notice)).toString('base64') }) : refuse('NOT_FOUND')
})
