import { codeOf } from '../../fields/flag.ts'

export interface EtbFacts {
  sourceable: boolean
  /** Codes of earlier rejections: VKYC, COOLOFF. */
  previousRejectCodes: readonly string[]
  partnerChannel: boolean
  registeredMobile: boolean
  digitalAccount: boolean
  kycCurrent: boolean
  addressUpdatePending: boolean
  hasCommunicationAddress: boolean
  eligibleCards: number
  cardChosen: boolean
  missingPersonalDetails: boolean
  offerType: string
  /** journey/application/due.ts says when. */
  officeAddressDue: boolean
}

export type EtbOutcome =
  | { kind: 'marker'; marker: EtbMarker; reason?: string }
  /** No marker: the digital-account customer's KYC is not updated (RT-69). */
  | { kind: 'screen'; screen: 'reject811Customer' }
  | { kind: 'error'; type: 'P103' | 'S100' }

export type EtbMarker =
  | 'NOT_SOURCING'
  | 'VKYC_REJECT'
  | 'NO_REGISTERED_MOBILE'
  | 'VISIT_NEAREST_BRANCH'
  | 'ADDRESS_UPDATE_PENDING'
  | 'ADDRESS_NOT_IN_BCIF'
  | 'ELIGIBLE_CARDS'
  | 'MISSING_PERSONAL_DETAILS'
  | 'MISSING_OFFICE_ADDRESS'
  | 'OFFER_CHECK_PA'
  | 'OFFER_CHECK_PQ'
  | 'OFFER_CHECK_NPQ'

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
  const codes = facts.previousRejectCodes.map(codeOf)
  if (!facts.sourceable) return marker('NOT_SOURCING')
  if (codes.includes('VKYC')) return marker('VKYC_REJECT')
  if (codes.includes('COOLOFF')) return { kind: 'error', type: 'P103' }
  if (facts.partnerChannel && !facts.registeredMobile) return marker('NO_REGISTERED_MOBILE')
  if (!facts.kycCurrent) {
    return facts.digitalAccount
      ? { kind: 'screen', screen: 'reject811Customer' }
      : marker('VISIT_NEAREST_BRANCH', 'KYC not updated')
  }
  if (facts.addressUpdatePending) return marker('ADDRESS_UPDATE_PENDING')
  if (!facts.hasCommunicationAddress) return marker('ADDRESS_NOT_IN_BCIF')
  if (facts.eligibleCards > 1 && !facts.cardChosen) return marker('ELIGIBLE_CARDS')
  if (facts.missingPersonalDetails) return marker('MISSING_PERSONAL_DETAILS')
  const offer = codeOf(facts.offerType)
  if (offer === 'PA') return marker(facts.officeAddressDue ? 'MISSING_OFFICE_ADDRESS' : 'OFFER_CHECK_PA')
  if (offer === 'PQ') return marker('OFFER_CHECK_PQ')
  return offer === 'NPQ' ? marker('OFFER_CHECK_NPQ') : { kind: 'error', type: 'S100' }
}
