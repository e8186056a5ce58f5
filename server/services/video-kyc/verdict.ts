import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { videoKycOutcome } from '@card-journey/journey/rules/video-kyc/video-kyc.ts'
import type { CallStatus } from '@card-journey/providers/video-kyc/port.ts'

type Verdict = NonNullable<NonNullable<Application['facts']['videoKyc']>['outcome']>

/** The application with the desk's verdict, for whoever fetches it first; undefined before there is one. */
export function withVerdict(
  by: 'vkycCustomerStatus' | 'video-follow-up',
  application: Application,
  status: CallStatus,
  now: string,
): Application | undefined {
  const outcome = videoKycOutcome(status)
  if (outcome.kind !== 'decided') return undefined
  const videoKyc = { ...application.facts.videoKyc, outcome: status as Verdict }
  return setMarkerAfter(by, withFacts(application, { videoKyc }), outcome.marker, now)
}
