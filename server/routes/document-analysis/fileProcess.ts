import { fileProcess as call } from '@card-journey/contract/calls/document-analysis/fileProcess.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { processMonth } from '../../services/documents/process-month.ts'

export const fileProcess = applicantRoute(call, async (incoming, deps) => {
  const { request, application, stored, save } = incoming
  const { applicationId, month } = request
  if (applicationId !== stored.id) return refuse('NOT_FOUND')
  const processed = await processMonth(application, stored.id, month, incoming, deps)
  if (processed.kind === 'unavailable') return refuse('UNAVAILABLE')
  if (processed.kind === 'refused') {
    const field = processed.message === 'missingMonth' ? 'month' : 'file'
    return refuse('FIELDS_REFUSED', { fields: { [field]: processed.message } })
  }
  const { kind, pages } = processed.document
  return save({
    next: processed.application,
    what: 'document-processed',
    detail: { kind, pages },
    respond: (saved) => ({ document: { month, pages, kind }, application: saved }),
  })
})
