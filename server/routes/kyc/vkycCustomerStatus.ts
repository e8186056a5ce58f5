import { vkycCustomerStatus as call } from '@card-journey/contract/calls/kyc/vkycCustomerStatus.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { videoKycOutcome } from '@card-journey/journey/rules/video-kyc/video-kyc.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { nextStep } from '../../services/life/next-step.ts'
import { whyNoDeskAnswer } from '../../services/video-kyc/desk-answer.ts'
import { refuseWithoutDesk } from '../desk-replies.ts'

/** The call's state; a verdict only comes from the desk (T21), sets its marker once and opens the back office. */
export const vkycCustomerStatus = applicantRoute(call, async (incoming, deps) => {
  const { application, view, now, save } = incoming
  const { videoKyc } = application.facts
  if (!videoKyc?.ticket) return refuse('TICKET_EXPIRED')
  const answer = await deps.systems.videoKyc.status({ ticket: videoKyc.ticket })
  if (answer.kind !== 'answered') return refuseWithoutDesk(whyNoDeskAnswer(answer, incoming), save)
  const { status } = answer.value
  const outcome = videoKycOutcome(status)
  if (outcome.kind !== 'decided' || videoKyc.outcome) return success({ state: status, application: view })
  const verdict = status as NonNullable<typeof videoKyc.outcome>
  return save({
    next: setMarkerAfter(
      call.id,
      withFacts(application, { videoKyc: { ...videoKyc, outcome: verdict } }),
      outcome.marker,
      now,
    ),
    what: 'call-decided',
    detail: { verdict },
    outbox: outcome.marker === 'VKYC_REJECT' ? undefined : [nextStep(outcome.marker)],
    respond: (saved) => ({ state: status, application: saved }),
  })
})
