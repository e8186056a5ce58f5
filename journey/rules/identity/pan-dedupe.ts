/** What dedupeWithPAN and ncifDedupe found at personal-details (rulings, section 3). */
export interface PanDedupeFacts {
  /** Another application with this PAN: still open (P101, person …30), or approved under another mobile (P107). */
  otherApplication?: 'underWay' | 'approvedUnderOtherMobile'
  customer: boolean
  partyType?: string
  registeredMobile: boolean
  partnerChannel: boolean
}

export type PanDedupeOutcome =
  | { kind: 'free' }
  | { kind: 'error'; type: 'P101' | 'P107' }
  | { kind: 'marker'; marker: 'PAN_ALREADY_REGISTERED' | 'NO_REGISTERED_MOBILE' }

/** Reason recorded when the applicant says that the registered number is not theirs (SC-17). */
export const partyTypeReason = 'ETB customer found with party type R'

/** Whether a PAN is free for a new-to-bank application. */
export function panDedupeOutcome(facts: PanDedupeFacts): PanDedupeOutcome {
  if (facts.customer || facts.partyType?.trim().toUpperCase() === 'R') {
    const unreachable = facts.partnerChannel && !facts.registeredMobile
    return { kind: 'marker', marker: unreachable ? 'NO_REGISTERED_MOBILE' : 'PAN_ALREADY_REGISTERED' }
  }
  if (facts.otherApplication) return { kind: 'error', type: facts.otherApplication === 'underWay' ? 'P101' : 'P107' }
  return { kind: 'free' }
}
