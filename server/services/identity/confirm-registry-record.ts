import type { YesNo } from '@card-journey/journey/application/yes-no.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { ckycMarker, withoutRecord } from '@card-journey/journey/rules/identity/ckyc.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'
import { nextStep } from '../life/next-step.ts'
import { registryOf } from './registry-attempts.ts'

/**
 * The applicant says whose the record is. Confirmed, it takes the place of Aadhaar and the video call, and the bank’s
 * back office begins; undefined while no record was shown.
 */
export function confirmRegistryRecord({ application, now }: HeldApplication, mine: YesNo): Change | undefined {
  if (!registryOf(application)?.record) return undefined
  const marker = ckycMarker(mine === 'Y' ? 'CKYC_APPROVED' : 'CKYC_REJECT', application.journeyMode)
  return {
    next: setMarkerAfter('ckycDownload', withoutRecord(application), marker, now),
    what: 'ckyc-confirmed',
    detail: { mine },
    outbox: mine === 'Y' ? [nextStep(marker)] : [],
  }
}
