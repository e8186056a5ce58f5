import { generateLink as call } from '@card-journey/contract/calls/document-analysis/generateLink.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { linkToStatement } from '../../services/documents/statement.ts'

/** The aggregator's page: the browser leaves (PERFIOS). */
export const generateLink = applicantRoute(call, async (held, deps) => {
  const { request, stored, save } = held
  if (request.applicationId !== stored.id) return refuse('NOT_FOUND')
  const made = await linkToStatement(held, request, deps)
  if (made.kind === 'noConsent') return refuse('WRONG_STATE')
  if (made.kind === 'unavailable') return refuse('UNAVAILABLE')
  return save({ ...made.change, respond: (application) => ({ url: made.url, application }) })
})
