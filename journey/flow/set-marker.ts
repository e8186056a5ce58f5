import type { Application } from '../application/application.ts'
import type { Marker } from '../ids/markers.ts'

/**
 * The record at a marker, with the dates that come with it (LG-28): approvedDate with VISIONPLUS_APPROVED, rejectedDate
 * with a final rejection; not with VKYC_REJECT, LOS_REJECT, CRM_REJECT, nor with a soft reject whose offer is open.
 * `at` is ISO 8601. A date that is there already stays.
 */
export function setMarker(application: Application, marker: Marker, at: string): Application {
  const reached = { ...application, completedScreen: marker }
  if (marker === 'VISIONPLUS_APPROVED') return { ...reached, approvedDate: application.approvedDate ?? at }
  const rejected =
    marker === 'INTERNAL_REJECTION' ||
    marker === 'FINAL_BRE_REJECT' ||
    (marker === 'BRE_REJECT' && application.facts.decision?.softOffer !== 'open')
  return rejected ? { ...reached, rejectedDate: application.rejectedDate ?? at } : reached
}
