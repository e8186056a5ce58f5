import { takeBack as call } from '@card-journey/contract/calls/kyc/takeBack.ts'
import { refuse, success } from '../../http/reply.ts'
import { signedInRoute } from '../../http/route.ts'
import { takeBackFromPhone } from '../../services/video-kyc/hand-off.ts'

export const takeBack = signedInRoute(call, async (incoming, deps) => {
  const { request, session, at, now, today } = incoming
  const finding = await takeBackFromPhone({ token: request.token, session, at, now, today }, deps)
  switch (finding?.kind) {
    case 'held': {
      const { view, applicationId, epoch } = finding
      return success([view], { hold: { sessionId: session.id, applicationId, epoch } })
    }
    case 'heldElsewhere':
      return refuse('E_INVALID_SESSION', { until: finding.until })
    default:
      return refuse('NOT_FOUND')
  }
})
