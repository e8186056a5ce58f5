import type { Application } from '../application/application.ts'
import type { Marker } from './markers.ts'

/** A soft reject's offer that is unanswered, or accepted and on its way to a new decision: not yet a rejection. */
const offerStands = ({ facts }: Application): boolean =>
  facts.decision?.softOffer === 'open' || facts.decision?.softOffer === 'accepted'

/**
 * The record at a marker, with the dates that come with it (LG-28): approvedDate with VISIONPLUS_APPROVED, rejectedDate
 * with a final rejection; not with VKYC_REJECT, LOS_REJECT, CRM_REJECT, nor while a soft reject's offer stands.
 * `at` is ISO 8601. A date that is there already stays.
 */
export function reach(application: Application, marker: Marker, at: string): Application {
  const reached = { ...application, completedScreen: marker }
  if (marker === 'VISIONPLUS_APPROVED') return { ...reached, approvedDate: application.approvedDate ?? at }
  const rejected =
    marker === 'INTERNAL_REJECTION' ||
    marker === 'FINAL_BRE_REJECT' ||
    (marker === 'BRE_REJECT' && !offerStands(application))
  return rejected ? { ...reached, rejectedDate: application.rejectedDate ?? at } : reached
}
