import { vkycCallWait as call } from '@card-journey/contract/calls/kyc/vkycCallWait.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { joinQueue } from '../../services/video-kyc/join-queue.ts'

export const vkycCallWait = applicantRoute(call, async (incoming, deps) => {
  const { request, view, save } = incoming
  const queueing = await joinQueue(incoming, request.udc, deps)
  switch (queueing.kind) {
    case 'waiting': {
      const { ticket, place, estimateSeconds } = queueing.ticket
      if (!queueing.change) return success({ ticket, place, estimateSeconds, application: view })
      return save({
        ...queueing.change,
        respond: (saved) => ({ ticket, place, estimateSeconds, application: saved }),
      })
    }
    case 'identityTooOld':
      return save({ ...queueing.change, respond: refuse('WRONG_STATE', { screen: 'kyc' }) })
    case 'deskClosed':
      return refuse('agentUnavailable', { until: queueing.nextOpening })
    case 'noAgent':
      return refuse('agentUnavailable')
    case 'unfitDevice':
      return refuse('mobileBrowserOnly')
    case 'unfitPlace':
      return refuse(queueing.type)
    case 'unavailable':
      return refuse('UNAVAILABLE')
  }
})
