import type { ApplicationView } from '../application/view.ts'
import { codeOf } from '../fields/flag.ts'
import { screenOfMarker } from '../ids/markers.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { etbReviewed, ntbFrom, ntbKyc, ntbReviewed } from '../ids/marker-groups.ts'
import { trackOf } from './tracks.ts'

interface SubPosition {
  customerType: CustomerType | 'both'
  at: readonly Marker[]
  when: (view: ApplicationView) => boolean
  screen: ScreenId
  /** `when` in words, for the documents. */
  reason: string
}

/**
 * Where facts place an applicant elsewhere than the marker's own screen, and no order of screens says so (rulings,
 * section 3: "part of BRE_REJECT", RT-73, PC-10, VK-13). The first row that holds wins.
 */
export const subPositions: readonly SubPosition[] = [
  {
    customerType: 'both',
    at: ['BRE_REJECT'],
    when: (view) => softOffer(view) === 'open',
    screen: 'credit-card',
    reason: 'soft reject, its offer is unanswered',
  },
  {
    customerType: 'both',
    at: ['BRE_REJECT'],
    when: (view) => softOffer(view) === 'accepted' && !view.rejectedDate,
    screen: 'credit-card',
    reason: 'its offer is accepted, the new decision is not there',
  },
  {
    customerType: 'both',
    at: ['BRE_REJECT'],
    when: (view) => softOffer(view) === 'declined',
    screen: 'regret',
    reason: 'its offer is declined',
  },
  {
    customerType: 'both',
    at: ['INTERNAL_REJECTION'],
    when: (view) => view.facts.pincodeRefused !== undefined,
    screen: 'invalid-pincode',
    reason: 'a home or office pincode was confirmed',
  },
  {
    customerType: 'NTB',
    at: [...ntbFrom('ADDITIONAL_PERSONAL_DETAILS'), ...ntbKyc],
    when: ({ applicantDetails: [person] }) => person.gender !== undefined && person.taxIndiaOnly === undefined,
    screen: 'more-personal-details',
    reason: 'the screen was answered before it asked about tax residency',
  },
  {
    customerType: 'NTB',
    at: ['VKYC_INIT'],
    when: (view) => Boolean(view.facts.videoKyc?.expiredAt),
    screen: 'kyc',
    reason: 'the ticket ran out; requirements again, unless the proof of identity is gone too',
  },
  {
    customerType: 'NTB',
    at: ['PENDING'],
    when: (view) => view.facts.videoKyc?.outcome === 'refer' && !view.facts.videoKyc.referSeenAt,
    screen: 'kyc-unable-to-verify',
    reason: 'the agent could not verify, and the applicant has not read it',
  },
  {
    customerType: 'ETB',
    at: ['VERIFY_MOBILE', 'VERIFY_DOB_CRN'],
    when: (view) => view.facts.customer?.kycUpdated === 'N',
    screen: 'reject811Customer',
    reason: 'digital account, KYC not updated',
  },
  {
    customerType: 'ETB',
    at: ['VERIFY_MOBILE'],
    when: (view) => (view.facts.customer?.crns?.length ?? 0) > 1,
    screen: 'multiple-crn',
    reason: 'more than one CRN',
  },
  {
    customerType: 'ETB',
    at: ['VERIFY_MOBILE'],
    when: (view) => view.facts.customer?.known === 'Y' && view.facts.customer.crns?.length === 0,
    screen: 'crn',
    reason: 'known to the bank, no CRN in the answer',
  },
  {
    customerType: 'ETB',
    at: ['BRE_APPROVED', 'FIRST_BRE_REFERRED'],
    when: (view) => view.facts.terms !== undefined,
    screen: 'submitted',
    reason: 'terms accepted',
  },
]

/** Markers at which a differing final channel stops the applicant at the telecaller review (NX-O). */
export const reviewedMarkers: Readonly<Record<CustomerType, readonly Marker[]>> = {
  NTB: ntbReviewed,
  ETB: etbReviewed,
}

/**
 * Where the applicant stands: after every save, on every resume. The override first, then the sub-positions, then the
 * walk of the marker's track; a marker that is in no table, or an unknown customer type, is `auth-error` (NX-N-46).
 */
export function standing(view: ApplicationView): ScreenId {
  const own = screenOfMarker(view.customerType, view.completedScreen)
  if (own === undefined) return 'auth-error'
  if (needsReview(view)) return 'review-telecaller'
  const sub = subPositions.find(
    (row) =>
      (row.customerType === 'both' || row.customerType === view.customerType) &&
      row.at.includes(view.completedScreen) &&
      row.when(view),
  )
  return walk(view, sub?.screen ?? own)
}

/** NX-O-01, NX-O-07: both channels are there and differ; an empty or blank one is absent. */
function needsReview(view: ApplicationView): boolean {
  const original = codeOf(view.channelCode)
  const final = codeOf(view.finalChannelCode)
  return (
    Boolean(original && final && original !== final) &&
    reviewedMarkers[view.customerType].includes(view.completedScreen)
  )
}

/** Walks the marker's track from its screen, past what does not apply and what the facts show as done. */
function walk(view: ApplicationView, start: ScreenId): ScreenId {
  const stops = trackOf(view)?.stops ?? []
  const from = stops.findIndex((stop) => stop.screen === start)
  let last = start
  for (const stop of from < 0 ? [] : stops.slice(from)) {
    if (stop.applies && !stop.applies(view)) continue
    last = stop.screen
    if (!stop.done?.(view)) break
  }
  return last
}

const softOffer = (view: ApplicationView) => view.facts.decision?.softOffer
