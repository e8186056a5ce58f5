import { vkycCustomerHandshake as call } from '@card-journey/contract/calls/kyc/vkycCustomerHandshake.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { nextStep } from '../../services/life/next-step.ts'
import { giveTicketUp, whyNoDeskAnswer } from '../../services/video-kyc/desk-answer.ts'
import { closedDesk } from '../../services/video-kyc/desk-hours.ts'
import { openRoom } from '../../services/video-kyc/open-room.ts'
import { refuseWithoutDesk } from '../desk-replies.ts'

/** The page asks for the verdict; if it is closed, a job asks after the usual length of a call. */
const verdictLookMs = 5 * 60_000

/** Whether an agent took the ticket. The room is stored with the application; of its token, only the hash is stored. */
export const vkycCustomerHandshake = applicantRoute(call, async (incoming, deps) => {
  const { request, application, view, at, save } = incoming
  const { videoKyc } = application.facts
  if (request.ticket !== videoKyc?.ticket) return refuse('NOT_FOUND')
  const answer = await deps.systems.videoKyc.handshake({ ticket: request.ticket })
  if (answer.kind !== 'answered') return refuseWithoutDesk(whyNoDeskAnswer(answer, incoming), save)
  const desk = answer.value
  if (desk.state === 'waiting') {
    const closed = closedDesk(incoming.now, deps)
    // It closed while the applicant waited: no agent takes the ticket any more.
    if (closed)
      return save({
        ...giveTicketUp(incoming, request.ticket, 'desk-closed'),
        respond: refuse('agentUnavailable', { until: closed.nextOpening }),
      })
    return success({
      state: 'waiting' as const,
      place: desk.place,
      estimateSeconds: desk.estimateSeconds,
      application: view,
    })
  }
  const opened = await openRoom(incoming, desk, deps)
  if (opened.kind === 'unfitPlace') return refuse(opened.type)
  if (opened.kind === 'unavailable') return refuse('UNAVAILABLE')
  const { joinToken, iceServers } = opened
  const { room, agent, media } = desk
  const joined = { state: 'room' as const, place: 0, estimateSeconds: 0, room, joinToken, iceServers, agent, media }
  if (videoKyc.room === room) return success({ ...joined, application: view })
  return save({
    next: withFacts(application, { videoKyc: { ...videoKyc, room } }),
    what: 'call-room',
    outbox: [{ ...nextStep('VKYC_INIT', 0, room), dueAt: at + verdictLookMs }],
    respond: (saved) => ({ ...joined, application: saved }),
  })
})
