import { vkycCallWait as call } from '@card-journey/contract/calls/kyc/vkycCallWait.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { isSmartphone, unmetRequirement } from '@card-journey/journey/decision/video-kyc-requirements.ts'
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
  async ({ request, application, stored, transactionId, userAgent, at, now, save }, deps) => {
    const hours = deskHours(deps.masterData())
    const { aadhaar, videoKyc } = application.facts
    const unmet = unmetRequirement(
      {
        browserSupported: request.udc.browser !== 'failed',
        smartphone: isSmartphone(userAgent),
        desktopAllowed: deps.config.videoCallOnDesktop,
        position: videoKyc?.location,
        ip: videoKyc?.ip,
      },
      now,
      hours,
    )
    if (unmet?.unmet === 'hours') return refuse('agentUnavailable', { until: unmet.nextOpening })
    if (aadhaar?.verifiedAt && !isAadhaarFresh(aadhaar.verifiedAt, now, hours)) {
      return save({
        next: forgetIdentity(application, now),
        what: 'identity-too-old',
        respond: refuse('WRONG_STATE', { screen: 'kyc' }),
      })
    }
    if (unmet) return refuse(unmet.unmet === 'browser' ? 'mobileBrowserOnly' : unmet.type)

    const answer = await effectOnce(
      deps,
      {
        applicationId: stored.id,
        system: 'video-kyc',
        intent: 'wait',
        about: { transactionId, aadhaarReferenceKey: aadhaar?.referenceKey },
      },
      deps.systems.videoKyc.callWait,
      {
        applicationReferenceNo: stored.id,
        mobileNumber: application.applicantDetails[0].mobileNumber,
        name: fullNameOf(application.applicantDetails[0]),
        language: aadhaar?.consentLanguage ?? 'en',
        aadhaarReferenceKey: aadhaar?.referenceKey,
        udc: request.udc,
      },
      { at },
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
