import { getLocationDetails as call } from '@card-journey/contract/calls/apps/getLocationDetails.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import {
  isFreshPosition,
  unmetAddress,
  unmetPosition,
} from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'

/**
 * Position and address (IP) both must be inside India; the server sees the IP address itself and never takes it from
 * the browser (T26). The position's age counts from now, by the server's clock.
 */
export const getLocationDetails = applicantRoute(
  call,
  async ({ request, application, ip, now, save }, { systems, masterData }) => {
    const desk = masterData().videoKyc
    if (!isFreshPosition(request.takenAt, now, desk)) return refuse('locationDenied')
    const [position, address] = await Promise.all([
      systems.location.reverse({ latitude: request.latitude, longitude: request.longitude }),
      systems.location.ip({ ip }),
    ])
    if (position.kind !== 'answered' || address.kind !== 'answered') return refuse('UNAVAILABLE')
    const facts = {
      location: { insideIndia: position.value.insideIndia, at: now },
      ip: { ...address.value, at: now },
    }
    const unmet = unmetPosition(facts.location, now, desk) ?? unmetAddress(facts.ip)
    return save({
      next: withFacts(application, { videoKyc: { ...application.facts.videoKyc, ...facts } }),
      what: 'located',
      detail: { insideIndia: position.value.insideIndia, spoofed: address.value.spoofed },
      respond: unmet ? refuse(unmet.type) : (view) => [view],
    })
  },
)
