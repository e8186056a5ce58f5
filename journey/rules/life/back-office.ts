import type { JourneyMode } from '../../application/application.ts'
import type { Marker } from '../../ids/markers.ts'

/** Which host comes after the customer file: STP none, SSTP the loan system, NSTP the review (rulings, section 3). */
export const hostAfterCustomerFile = (journeyMode: JourneyMode): 'cardHost' | 'los' | 'crm' =>
  journeyMode === 'SSTP' ? 'los' : journeyMode === 'NSTP' ? 'crm' : 'cardHost'

/** Markers of an NTB application at which the back office may begin by requesting the customer file. */
export const opensCustomerFile: readonly Marker[] = ['VKYC_APPROVED', 'CKYC_APPROVED', 'NSTP_CKYC_APPROVED']

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
