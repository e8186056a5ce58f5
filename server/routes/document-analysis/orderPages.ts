import { orderPages as call } from '@card-journey/contract/calls/document-analysis/orderPages.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { withSlipOrder } from '@card-journey/journey/application/document-changes.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { givenUpAnalysis } from '../../services/documents/place-file.ts'

export const orderPages = applicantRoute(call, async ({ request, application, view, stored, save }) => {
  const { applicationId, month, files } = request
  if (applicationId !== stored.id) return refuse('NOT_FOUND')
  if (!mayAct(view, 'upload-document', 'order')) return wrongState(view)
  const inOrder = (record: Application) => withSlipOrder(record, month, files)
  return save({
    next: inOrder(application),
    again: inOrder,
    what: 'pages-ordered',
    outboxAfter: givenUpAnalysis,
    respond: (saved) => [saved],
  })
})
