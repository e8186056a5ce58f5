import { applicationDetails as call } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { signedInRoute } from '../../http/route.ts'
import { findApplication } from '../../services/sign-in/find-application.ts'

export const applicationDetails = signedInRoute(call, async (incoming, deps) => {
  const finding = await findApplication(incoming, incoming.request, deps)
  const sessionId = incoming.session.id
  switch (finding.kind) {
    case 'held': {
      const { view, applicationId, epoch } = finding
      return success([view], { hold: { sessionId, applicationId, epoch } })
    }
    case 'approved': {
      const { applicationId, epoch } = finding
      return refuse('APPROVED_FOUND', {}, { hold: { sessionId, applicationId, epoch } })
    }
    case 'none':
      return success([])
    case 'noneToResume':
      return refuse('A100')
    case 'unknown':
      return refuse('NOT_FOUND')
    case 'partnerOnly':
      return refuse('PARTNER_RESTRICTED')
    case 'rejected': {
      const { until, redirectUrl, held, heldUntil } = finding
      return refuse('REJECTED_FOUND', { until, redirectUrl, heldUntil }, held && { hold: { sessionId, ...held } })
    }
    case 'heldElsewhere':
      return refuse('E_INVALID_SESSION', { until: finding.until })
    case 'sessionEnded':
      return refuse('SESSION_ENDED')
  }
})
