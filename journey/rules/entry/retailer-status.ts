import type { Application } from '../../application/application.ts'
import { endReason, type Ended } from '../notice/end-reason.ts'

/** All that a retailer may hear of an application, in the words of the consent PARTNER_STATUS (SP-16). */
export const retailerStatuses = ['open', 'approved', 'closed'] as const
export type RetailerStatus = (typeof retailerStatuses)[number]

/** The status of an application; `open`: nobody has closed its record. Why it ended is not part of it. */
export function retailerStatus(
  application: Ended & Pick<Application, 'approvedDate'>,
  { open }: { open: boolean },
): RetailerStatus {
  if (application.approvedDate) return 'approved'
  return !open || endReason(application, {}) ? 'closed' : 'open'
}
