import { vkycCustomerStatus as call } from '@card-journey/contract/calls/kyc/vkycCustomerStatus.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { nextStep } from '../../services/life/next-step.ts'
import { endedTicket, isWithoutVerdict, whyNoDeskAnswer } from '../../services/video-kyc/desk-answer.ts'
import { withVerdict } from '../../services/video-kyc/verdict.ts'
import { refuseWithoutDesk } from '../desk-replies.ts'

/** The call's state; a verdict only comes from the desk (T21), sets its marker once and opens the back office. */
export const vkycCustomerStatus = applicantRoute(call, async (incoming, deps) => {
  const { application, view, now, save } = incoming
  const { videoKyc } = application.facts
  if (!videoKyc?.ticket) return refuse('TICKET_EXPIRED')
  const answer = await deps.systems.videoKyc.status({ ticket: videoKyc.ticket })
  if (answer.kind !== 'answered') return refuseWithoutDesk(whyNoDeskAnswer(answer, incoming), save)
  const { status } = answer.value
  // There is nothing to wait for.
  if (isWithoutVerdict(answer.value)) return refuseWithoutDesk(endedTicket(incoming), save)
  const next = videoKyc.outcome ? undefined : withVerdict(call.id, application, status, now)
  if (!next) return success({ state: status, application: view })
  return save({
    next,
    what: 'call-decided',
    detail: { verdict: status },
    outbox: next.completedScreen === 'VKYC_REJECT' ? undefined : [nextStep(next.completedScreen)],
    respond: (saved) => ({ state: status, application: saved }),
  })
})
