import { vkycCustomerHandshake as call } from '@card-journey/contract/calls/kyc/vkycCustomerHandshake.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { whyNoDeskAnswer } from '../../services/video-kyc/desk-answer.ts'
import { refuseWithoutDesk } from '../desk-replies.ts'

/** Whether an agent took the ticket. The room is stored, its join token is not. */
export const vkycCustomerHandshake = applicantRoute(call, async (incoming, deps) => {
  const { request, application, view, save } = incoming
  const { videoKyc } = application.facts
  if (request.ticket !== videoKyc?.ticket) return refuse('NOT_FOUND')
  const answer = await deps.systems.videoKyc.handshake({ ticket: request.ticket })
  if (answer.kind !== 'answered') return refuseWithoutDesk(whyNoDeskAnswer(answer, incoming), save)
  const desk = answer.value
  if (desk.state === 'waiting') {
    return success({
      state: 'waiting' as const,
      place: desk.place,
      estimateSeconds: desk.estimateSeconds,
      application: view,
    })
  }
  const { room, joinToken } = desk
  const iceServers = desk.iceServers.flatMap(({ urls }) => urls.map((url) => ({ urls: url })))
  const joined = { state: 'room' as const, place: 0, estimateSeconds: 0, room, joinToken, iceServers }
  if (videoKyc.room === room) return success({ ...joined, application: view })
  return save({
    next: withFacts(application, { videoKyc: { ...videoKyc, room } }),
    what: 'call-room',
    respond: (saved) => ({ ...joined, application: saved }),
  })
})
