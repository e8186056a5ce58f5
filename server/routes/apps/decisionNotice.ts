import { decisionNotice as call } from '@card-journey/contract/calls/apps/decisionNotice.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { noticeOf } from '../../services/notice/read-notice.ts'

export const decisionNotice = applicantRoute(call, async ({ request, application, stored, at, today }, deps) => {
  const notice = await noticeOf({ application, applicationId: stored.id, language: request.language, at, today }, deps)
  return notice ? success(notice) : refuse('NOT_FOUND')
})
