import { retrieveReport as call } from '@card-journey/contract/calls/document-analysis/retrieveReport.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { lookForReport } from '../../services/documents/statement-look.ts'

/** Asked again and again by the page that waits; saves only what is new. */
export const retrieveReport = applicantRoute(call, async (held, deps) => {
  const { request, stored, application, view, save } = held
  if (request.applicationId !== stored.id) return refuse('NOT_FOUND')
  const found = await lookForReport(application, held, deps)
  if (found.kind === 'none') return refuse('WRONG_STATE')
  if (found.kind === 'working' || !found.change) return success({ state: found.kind, application: view })
  return save({ ...found.change, respond: (application) => ({ state: found.kind, application }) })
})
