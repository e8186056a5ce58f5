import { createApplication as call } from '@card-journey/contract/calls/apps/createApplication.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { refuse, success } from '../../http/reply.ts'
import { signedInRoute } from '../../http/route.ts'
import { createApplication as create } from '../../services/sign-in/create-application.ts'

export const createApplication = signedInRoute(call, async (incoming, deps) => {
  const { request, session, transactionId, body } = incoming
  const answer = (saved: Application) => success([viewOf(saved)])
  const creation = await create(
    { ...incoming, idempotency: { call: call.id, transactionId, body, answer } },
    request,
    deps,
  )
  switch (creation.kind) {
    case 'created':
      return success([viewOf(creation.application.document)], {
        hold: { sessionId: session.id, applicationId: creation.application.id, epoch: creation.epoch },
      })
    case 'foreignNumber':
      return refuse('NOT_FOUND')
    case 'notHere':
      return refuse('CREATE_FAILED')
    case 'consentNotShown':
      return refuse('BAD_REQUEST')
    case 'consentMissing':
      return refuse('FIELDS_REFUSED', { fields: { consentTnc: 'consentRequired' } })
    case 'consentsOutdated':
      return refuse('CONSENT_CHANGED', { fields: creation.fields })
    case 'partnerOnly':
      return refuse('PARTNER_RESTRICTED')
    case 'unfit':
      return refuse('NOT_ELIGIBLE', { unfit: creation.unfit })
    case 'bankAway':
      return refuse('UNAVAILABLE')
    case 'exists':
      return refuse('M100')
    case 'sessionEnded':
      return refuse('SESSION_ENDED')
    case 'stillRunning':
      return refuse('STILL_RUNNING')
  }
})
