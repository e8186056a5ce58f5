import { codeOf } from '../../fields/flag.ts'
import type { etbOfferCheck } from '../../ids/marker-groups.ts'

/** What core banking answered about a customer. Undefined: that question has no usable answer. */
export interface EtbFacts {
  sourceable: boolean
  /** Codes of earlier rejections: VKYC, COOLOFF. */
  previousRejectCodes: readonly string[] | undefined
  partnerChannel: boolean
  registeredMobile: boolean
  digitalAccount: boolean
  kycCurrent: boolean
  addressUpdatePending: boolean
  hasCommunicationAddress: boolean
  eligibleCards: number | undefined
  /** Whether the card that was applied for is among them. */
  appliedForEligible: boolean
  cardChosen: boolean
  missingPersonalDetails: boolean
  offerType: string | undefined
  /** journey/application/due.ts says when. */
  officeAddressDue: boolean
}

export type EtbOutcome =
  | { kind: 'marker'; marker: EtbMarker; reason?: string }
  /** No marker: the digital-account customer's KYC is not updated (RT-69). */
  | { kind: 'screen'; screen: 'reject811Customer' }
  /** An earlier rejection's cooling-off period has not passed. */
  | { kind: 'coolOff' }
  /** The first row that could apply rests on a question without a usable answer: nobody is let past it. */
  | { kind: 'unknown' }

/** A screening that awaits a person (PENDING) is no row of this list. */
export type EtbMarker = Exclude<(typeof etbOfferCheck)[number], 'PENDING'>

const unknown: EtbOutcome = { kind: 'unknown' }

const marker = (name: EtbMarker, reason?: string): EtbOutcome => ({
  kind: 'marker',
  marker: name,
  ...(reason && { reason }),
})

/**
 * Where an existing customer stands after validateDOB: the first row that applies (rulings, section 3). Asked again
 * after each row has been dealt with.
 */
export function etbStanding(facts: EtbFacts): EtbOutcome {
  if (!facts.sourceable) return marker('NOT_SOURCING')
  const codes = facts.previousRejectCodes?.map(codeOf)
  if (!codes) return unknown
  if (codes.includes('VKYC')) return marker('VKYC_REJECT')
  if (codes.includes('COOLOFF')) return { kind: 'coolOff' }
  if (facts.partnerChannel && !facts.registeredMobile) return marker('NO_REGISTERED_MOBILE')
  if (!facts.kycCurrent) {
    return facts.digitalAccount
      ? { kind: 'screen', screen: 'reject811Customer' }
      : marker('VISIT_NEAREST_BRANCH', 'KYC not updated')
  }
  if (facts.addressUpdatePending) return marker('ADDRESS_UPDATE_PENDING')
  if (!facts.hasCommunicationAddress) return marker('ADDRESS_NOT_IN_BCIF')
  if (!facts.cardChosen) {
    if (facts.eligibleCards === undefined) return unknown
    // One card that nobody applied for is a choice as well: it is never put in place of the other (ADR 0052).
    if (facts.eligibleCards > 1 || (facts.eligibleCards === 1 && !facts.appliedForEligible))
      return marker('ELIGIBLE_CARDS')
  }
  if (facts.missingPersonalDetails) return marker('MISSING_PERSONAL_DETAILS')
  switch (codeOf(facts.offerType)) {
    case 'PA':
      return marker(facts.officeAddressDue ? 'MISSING_OFFICE_ADDRESS' : 'OFFER_CHECK_PA')
    case 'PQ':
      return marker('OFFER_CHECK_PQ')
    case 'NPQ':
      return marker('OFFER_CHECK_NPQ')
    default:
      return unknown
  }
}
