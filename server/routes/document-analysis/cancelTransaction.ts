import { cancelTransaction as call } from '@card-journey/contract/calls/document-analysis/cancelTransaction.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { endOf } from '../../services/documents/statement-look.ts'

/** The applicant ends the analysis, or withdraws the consent: before the decision, at any point. */
export const cancelTransaction = applicantRoute(call, async (held, deps) => {
  const { request, application, now, save } = held
  if (request.perfiosTransactionId !== application.perfiosTransactionId) return refuse('NOT_FOUND')
  return save({ ...endOf(application, 'withdrawn', now, deps, request.language), respond: (view) => [view] })
})
