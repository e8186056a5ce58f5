import { reportGeneration as call } from '@card-journey/contract/calls/document-analysis/reportGeneration.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { requestReport } from '../../services/documents/request-report.ts'

export const reportGeneration = applicantRoute(call, async (incoming, deps) => {
  const { request, application, stored, save } = incoming
  if (request.applicationId !== stored.id) return refuse('NOT_FOUND')
  const requested = await requestReport(application, stored.id, incoming, deps)
  if (requested.kind === 'unavailable') return refuse('UNAVAILABLE')
  if (requested.kind === 'refused') return refuse('FIELDS_REFUSED', { fields: requested.months })
  return save({ next: requested.application, what: 'report-requested', respond: (saved) => [saved] })
})
