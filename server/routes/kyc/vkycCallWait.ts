import { vkycCallWait as call } from '@card-journey/contract/calls/kyc/vkycCallWait.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import {
  isSmartphone,
  unmetAddress,
  unmetRequirement,
} from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import { isAadhaarFresh } from '@card-journey/journey/rules/calendar/working-days.ts'
import { forgetIdentity } from '@card-journey/journey/flow/restart.ts'
import { reachBy } from '@card-journey/journey/flow/reach-by.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { deskHours } from '../../services/video-kyc/desk-hours.ts'
import { takeTicket } from '../../services/video-kyc/queue-ticket.ts'

/** Checks every requirement again, on the server, at the moment of the call (VK-02 to VK-06). */
export const vkycCallWait = applicantRoute(
  call,
  async ({ request, application, view, stored, userAgent, ip, at, now, save }, deps) => {
    const hours = deskHours(deps.masterData())
    const { aadhaar, videoKyc } = application.facts
    const unmet = unmetRequirement(
      {
        browserSupported: request.udc.browser !== 'failed',
        smartphone: isSmartphone(userAgent),
        desktopAllowed: deps.config.videoCallOnDesktop,
        position: videoKyc?.location,
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

    const address = await deps.systems.location.ip({ ip })
    if (address.kind !== 'answered') return refuse('UNAVAILABLE')
    const hidden = unmetAddress(address.value)
    if (hidden) return refuse(hidden.type)

    const taken = await takeTicket(application, stored.id, request.udc, at, deps)
    if (taken.kind === 'refused') return refuse('agentUnavailable')
    if (taken.kind !== 'answered') return refuse('UNAVAILABLE')
    const { ticket, place, estimateSeconds, expiresAt } = taken.value
    if (ticket === videoKyc?.ticket) return success({ ticket, place, estimateSeconds, application: view })
    const waiting = {
      ...videoKyc,
      udc: request.udc,
      ip: { ...address.value, at: now },
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
