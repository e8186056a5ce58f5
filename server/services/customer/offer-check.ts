import { productByCode } from '@card-journey/bank/find.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { officeAddressDue } from '@card-journey/journey/application/due.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { upperCased } from '@card-journey/journey/fields/plain-text.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import type { CallId } from '@card-journey/journey/ids/calls.ts'
import type { BackOfficeJob } from '@card-journey/journey/ids/jobs.ts'
import { etbOffers } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { withCustomerRecord } from '@card-journey/journey/rules/customer/customer-record.ts'
import { isPartnerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { isCleared, noteWaiting } from '@card-journey/journey/rules/identity/screening.ts'
import { etbStanding, type EtbOutcome } from '@card-journey/journey/rules/customer/etb-standing.ts'
import type { CustomerDetails, EligibleCards } from '@card-journey/providers/core-bank/existing-customer.ts'
import type { Deps } from '../../compose.ts'
import type { Moment } from '../held-application.ts'
import { knownScreening } from '../identity/screening.ts'

export type OfferCheck =
  /** The record where the customer stands now: at a marker, or at its former one before a digital account's KYC. */
  | { kind: 'stands'; application: Application }
  /** An earlier rejection's cooling-off period has not passed; the record stays as it was. */
  | { kind: 'coolOff' }
  /** What the next row rests on has no usable answer: nobody is let past it. */
  | { kind: 'unavailable' }

/**
 * Runs the list "after validateDOB, first that holds" for a customer whose date of birth is proven: after it, after each
 * row that was dealt with, and when the bank has finished an address update. Every question is asked anew, about the CRN
 * and the card on record, so no answer outlives what it was asked about. `by` is the call or job that runs it.
 */
export async function continueOfferCheck(
  application: Application,
  applicationId: string,
  by: CallId | BackOfficeJob,
  moment: Moment,
  deps: Deps,
): Promise<OfferCheck> {
  const { crn } = application
  if (!crn) return { kind: 'unavailable' }
  const productCode = application.productCode.toUpperCase()
  const { coreBank } = deps.systems
  const [details, rejections, cards, offer] = await Promise.all([
    coreBank.customerDetails({ crn }),
    coreBank.previousRejectCodes({ crn }),
    coreBank.eligibleCards({ crn }),
    coreBank.customerOffer({ crn, productCode }),
  ])
  // A file of somebody else is no answer: it would be shown to this customer, and offered for.
  if (details.kind !== 'answered' || details.value.crn !== crn) return { kind: 'unavailable' }
  const known = withCustomerRecord(application, details.value, moment.today)
  const eligible = cards.kind === 'answered' ? cardsToChoose(cards.value, deps) : undefined
  const offered = offer.kind === 'answered' ? offer.value : undefined
  const { missing = [] } = known.facts.customer ?? {}
  const outcome = etbStanding({
    ...standingOf(details.value, known, deps),
    previousRejectCodes: rejections.kind === 'answered' ? rejections.value.codes : undefined,
    eligibleCards: eligible?.length,
    appliedForEligible: eligible?.some((card) => card.productCode === application.productCode) ?? false,
    missingPersonalDetails: missing.length > 0,
    offerType: offered?.offerType,
    officeAddressDue: officeAddressDue(viewOf(known)),
  })
  const listed = withFacts(known, {
    customer: {
      ...known.facts.customer,
      kycUpdated: isKycDue(outcome) ? 'N' : undefined,
      cards: eligible?.map(({ productCode }) => productCode),
      limits: eligible?.flatMap(({ productCode, upTo }) => (upTo === undefined ? [] : { productCode, upTo })),
    },
  })
  const about = outcome.kind === 'marker' && offerKnown.includes(outcome.marker) ? offered : undefined
  const withOffer = { ...listed, customerOfferType: about?.offerType, creditLimit: about?.creditLimit }
  return settle(outcome, withOffer, applicationId, by, moment, deps)
}

const isKycDue = (outcome: EtbOutcome): boolean =>
  outcome.kind === 'screen' || (outcome.kind === 'marker' && outcome.marker === 'VISIT_NEAREST_BRANCH')

/** Each eligible card once, of those that the bank's master data have, with the limit that is named for it. */
const cardsToChoose = ({ productCodes, limits }: EligibleCards, { masterData }: Deps) =>
  [...new Set(productCodes.map(upperCased))]
    .filter((code) => productByCode(masterData(), code))
    .map((code) => ({
      productCode: code.toLowerCase(),
      upTo: limits.find((limit) => upperCased(limit.productCode) === code)?.creditLimit,
    }))

/** What the customer's file and the application say about where the customer stands. */
const standingOf = (details: CustomerDetails, application: Application, { masterData }: Deps) => ({
  sourceable: details.sourceable,
  partnerChannel: isPartnerChannel(application.channelCode, masterData().policy),
  registeredMobile: details.registeredMobile,
  digitalAccount: details.digitalAccount || application.isDigitalAccount === true,
  kycCurrent: details.kyc === 'current',
  addressUpdatePending: details.addressUpdatePending,
  hasCommunicationAddress: details.addresses.some(({ type }) => type === 'H'),
  cardChosen: application.facts.cardChoice?.customisedAt !== undefined,
})

async function settle(
  outcome: EtbOutcome,
  application: Application,
  applicationId: string,
  by: CallId | BackOfficeJob,
  { at, now }: Moment,
  deps: Deps,
): Promise<OfferCheck> {
  switch (outcome.kind) {
    case 'unknown':
      return { kind: 'unavailable' }
    case 'coolOff':
      return outcome
    case 'screen':
      return { kind: 'stands', application }
    case 'marker':
      break
  }
  const { marker, reason } = outcome
  const reached = setMarkerAfter(by, reason ? { ...application, reason } : application, marker, now)
  if (!isOffer(marker)) return { kind: 'stands', application: reached }
  // Everything that identifies the person is known now; nobody gets an offer unscreened.
  const screening = await knownScreening(reached, applicationId, at, deps)
  if (!screening) return { kind: 'unavailable' }
  const screened = withFacts(reached, { screening })
  if (isCleared(screening)) return { kind: 'stands', application: screened }
  const waiting = { ...noteWaiting(screened), completedScreen: application.completedScreen }
  return { kind: 'stands', application: setMarkerAfter(by, waiting, 'PENDING', now) }
}

const isOffer = (marker: Marker): boolean => etbOffers.some((offer) => offer === marker)

/** Where the card is settled, so that its offer may be kept. */
const offerKnown: readonly Marker[] = ['MISSING_PERSONAL_DETAILS', ...etbOffers]
