import { vkycCallWait as call } from '@card-journey/contract/calls/kyc/vkycCallWait.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { isDeskOpen, nextOpening } from '@card-journey/journey/decision/opening-hours.ts'
import { unmetPlace } from '@card-journey/journey/decision/video-kyc-requirements.ts'
import { isAadhaarFresh } from '@card-journey/journey/decision/working-days.ts'
import { forgetIdentity } from '@card-journey/journey/flow/restart.ts'
import { reachBy } from '@card-journey/journey/flow/reach-by.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { deskHours } from '../../services/desk.ts'
import { effectOnce } from '../../services/effect-once.ts'

/** Every requirement again, on the server, at the moment of the call (VK-02 to VK-06). */
export const vkycCallWait = applicantRoute(
  call,
  async ({ request, application, stored, transactionId, at, now, save }, deps) => {
    const hours = deskHours(deps.masterData())
    const { aadhaar, videoKyc } = application.facts
    if (!isDeskOpen(now, hours)) return refuse('agentUnavailable', { until: nextOpening(now, hours) })
    if (aadhaar?.verifiedAt && !isAadhaarFresh(aadhaar.verifiedAt, now, hours)) {
      return save({
        next: forgetIdentity(application, now),
        what: 'identity-too-old',
        respond: refuse('WRONG_STATE', { screen: 'kyc' }),
      })
    }
    const unmet = unmetPlace({ position: videoKyc?.location, ip: videoKyc?.ip }, now)
    if (unmet && 'type' in unmet) return refuse(unmet.type)

    const answer = await effectOnce(
      deps.store,
      { applicationId: stored.id, system: 'video-kyc', intent: `wait-${transactionId}` },
      deps.systems.videoKyc.callWait,
      {
        applicationReferenceNo: stored.id,
        mobileNumber: application.applicantDetails[0].mobileNumber,
        name: fullNameOf(application.applicantDetails[0]),
        language: aadhaar?.consentLanguage ?? 'en',
        aadhaarReferenceKey: aadhaar?.referenceKey,
        udc: request.udc,
      },
      at,
    )
    if (answer.kind === 'refused') return refuse('agentUnavailable')
    if (answer.kind !== 'answered') return refuse('UNAVAILABLE')
    const { ticket, place, estimateSeconds, expiresAt } = answer.value
    const waiting = {
      ...videoKyc,
      udc: request.udc,
      ticket,
      ticketExpiresAt: expiresAt,
      expiredAt: undefined,
      room: undefined,
      outcome: undefined,
    }
    return save({
      next: reachBy(call.id, withFacts(application, { videoKyc: waiting }), 'VKYC_INIT', now),
      what: 'call-waiting',
      respond: (saved) => ({ ticket, place, estimateSeconds, application: saved }),
    })
  },
)
