import type { Application } from './application.ts'
import type { Facts } from './facts.ts'
import { isReported, maskedAddress } from './masked-address.ts'
import { personKey, personOf } from './person.ts'

/** Half-filled answers that were kept, by screen; only with the whole application (applicationDetails). */
export type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The application as its owner's browser may see it: without internal reasons, promo codes, scores, run counts, the
 * vault's reference key and what checks revealed about other people; an address from the credit report is masked, even
 * once it is the applicant's home. Flow, guard and forms take this type, so browser and server work on the same shape.
 */
export type ApplicationView = Omit<
  Application,
  'reason' | 'rejectionCode' | 'brePromoCode' | 'finalPromoCode' | 'facts' | 'sessionId' | 'sessionDateTime'
> & { facts: FactsView; drafts?: Drafts }

/** Facts that leave the server whole. A new fact is not among them until it is listed here. */
const shown = [
  'email',
  'pincodeRefused',
  'offer',
  'officeSavedAt',
  'terms',
  'customer',
  'cardChoice',
  'ckyc',
  'scan',
  'mpin',
  'card',
  'withdrawn',
] as const satisfies readonly (keyof Facts)[]

export type FactsView = Pick<Facts, (typeof shown)[number]> & {
  /** The current person's report with masked addresses; a report about earlier answers is left out. */
  bureau?: Omit<NonNullable<Facts['bureau']>, 'score' | 'for'>
  decision?: Pick<NonNullable<Facts['decision']>, 'systemDecision' | 'softOffer' | 'socialTrustRequestId'>
  aadhaar?: Omit<NonNullable<Facts['aadhaar']>, 'referenceKey' | 'gatewayTransaction'>
  videoKyc?: Omit<NonNullable<Facts['videoKyc']>, 'ip' | 'endedTicket'>
}

/** What of an application its owner may see. */
export function viewOf(application: Application): ApplicationView {
  const {
    reason: _reason,
    rejectionCode: _code,
    brePromoCode: _bre,
    finalPromoCode: _final,
    sessionId: _session,
    sessionDateTime: _at,
    facts,
    addressDetails,
    ...rest
  } = application
  const reported = facts.bureau?.addresses ?? []
  const addresses = addressDetails.map((address) => (isReported(address, reported) ? maskedAddress(address) : address))
  return { ...rest, addressDetails: addresses, facts: factsViewOf(facts, personKey(personOf(application))) }
}

function factsViewOf(facts: Facts, person: string): FactsView {
  const whole: Record<string, unknown> = {}
  for (const name of shown) if (facts[name] !== undefined) whole[name] = facts[name]
  const { bureau, decision, aadhaar, videoKyc } = facts
  const { referenceKey: _key, gatewayTransaction: _transaction, ...aadhaarShown } = aadhaar ?? {}
  const { ip: _ip, endedTicket: _ended, ...videoKycShown } = videoKyc ?? {}
  return {
    ...whole,
    ...(bureau?.for === person && {
      bureau: { day: bureau.day, bureau: bureau.bureau, addresses: bureau.addresses.map(maskedAddress) },
    }),
    ...(decision && {
      decision: {
        systemDecision: decision.systemDecision,
        softOffer: decision.softOffer,
        socialTrustRequestId: decision.socialTrustRequestId,
      },
    }),
    ...(aadhaar && { aadhaar: aadhaarShown }),
    ...(videoKyc && { videoKyc: videoKycShown }),
  }
}
