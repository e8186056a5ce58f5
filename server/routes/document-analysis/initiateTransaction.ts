import { initiateTransaction as call } from '@card-journey/contract/calls/document-analysis/initiateTransaction.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { consentToStatement } from '../../services/documents/statement.ts'

/** The consent to share a bank statement; the analysis is opened once, by whatever asks first. */
export const initiateTransaction = applicantRoute(call, async (held, deps) => {
  const { request, stored, save } = held
  if (request.applicationId !== stored.id) return refuse('NOT_FOUND')
  const given = await consentToStatement(held, request.consent, request.language ?? 'en', deps)
  switch (given.kind) {
    case 'consentMissing':
      return refuse('FIELDS_REFUSED', { fields: { consentStatement: 'consentRequired' } })
    case 'consentOutdated':
      return refuse('CONSENT_CHANGED', { fields: given.fields })
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'given':
      return save({
        ...given.change,
        respond: (application) => ({ perfiosTransactionId: given.transactionId, application }),
      })
  }
})
