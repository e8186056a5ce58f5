import type { Application, JourneyMode } from '../../application/application.ts'
import type { BackOfficeJob } from '../../ids/jobs.ts'
import type { EtbPush } from '../../ids/marker-groups.ts'
import type { Marker } from '../../ids/markers.ts'
import type { Looks } from './next-look.ts'

/** Which host comes after the customer file: STP none, SSTP the loan system, NSTP the review (rulings, section 3). */
export const hostAfterCustomerFile = (journeyMode: JourneyMode): 'cardHost' | 'los' | 'crm' =>
  journeyMode === 'SSTP' ? 'los' : journeyMode === 'NSTP' ? 'crm' : 'cardHost'

/** Markers of an NTB application at which the back office may begin by requesting the customer file. */
export const opensCustomerFile: readonly Marker[] = ['VKYC_APPROVED', 'CKYC_APPROVED', 'NSTP_CKYC_APPROVED']

/** Markers of an ETB application at which the back office begins, once the terms are accepted. */
export const opensCustomerUpdate: readonly Marker[] = ['BRE_APPROVED', 'FIRST_BRE_REFERRED']

/**
 * Whether people of a bank have the next word, which may take days. An outcome that no system has told yet is the
 * systems' matter.
 */
export const awaitsPeople = ({
  completedScreen,
  facts,
}: Pick<Application, 'completedScreen'> & { facts: Pick<Application['facts'], 'unconfirmed'> }): boolean =>
  completedScreen === 'CRM_PUSH' ||
  completedScreen === 'ADDRESS_UPDATE_PENDING' ||
  (completedScreen === 'PENDING' && !facts.unconfirmed)

/** Which job asks about a marker of an existing customer's order. */
export const jobOfPush = {
  BCIF_PUSH: 'customer-file',
  LOS_PUSH: 'los',
  CRM_PUSH: 'crm',
  VISIONPLUS_PUSH: 'card-host',
} as const satisfies Record<EtbPush, BackOfficeJob>

/**
 * How long after the last of so many refusals the card is ordered again: after `longestSeconds`, then each time after
 * twice as long, at most a day.
 */
export const orderAgainMs = (refusals: number, { longestSeconds }: Pick<Looks, 'longestSeconds'>): number =>
  Math.min(86_400, longestSeconds * 2 ** Math.min(Math.max(refusals - 1, 0), 30)) * 1000

/**
 * The marker after a host's result. ETB has no approved markers in between: a decline is an internal rejection with its
 * reason.
 */
export function afterReview(
  customerType: 'NTB' | 'ETB',
  host: 'los' | 'crm',
  approved: boolean,
): { marker: Marker; reason?: string } | { go: 'cardHost' } {
  const name = host === 'los' ? 'LOS' : 'CRM'
  if (customerType === 'ETB') {
    return approved ? { go: 'cardHost' } : { marker: 'INTERNAL_REJECTION', reason: `${name} declined` }
  }
  return { marker: `${name}_${approved ? 'APPROVED' : 'REJECT'}` }
}
