import type { Application } from './application.ts'
import type { Facts } from './facts.ts'

/**
 * The application as its owner's browser may see it: without internal reasons, promo codes, scores and run counts.
 * Flow, guard and forms take this type, so the browser and the server ask the same question of the same shape.
 */
export type ApplicationView = Omit<
  Application,
  'reason' | 'rejectionCode' | 'brePromoCode' | 'finalPromoCode' | 'facts' | 'sessionId' | 'sessionDateTime'
> & { facts: FactsView }

export type FactsView = Omit<Facts, 'panTries' | 'panDedupe' | 'negativeCheck' | 'bureau' | 'decision'> & {
  bureau?: Omit<NonNullable<Facts['bureau']>, 'score'>
  decision?: Pick<NonNullable<Facts['decision']>, 'systemDecision' | 'softOffer' | 'socialTrustRequestId'>
}

export function viewOf(application: Application): ApplicationView {
  const {
    reason: _reason,
    rejectionCode: _code,
    brePromoCode: _bre,
    finalPromoCode: _final,
    sessionId: _session,
    sessionDateTime: _at,
    facts,
    ...rest
  } = application
  const { panTries: _tries, panDedupe: _dedupe, negativeCheck: _negative, bureau, decision, ...known } = facts
  return {
    ...rest,
    facts: {
      ...known,
      ...(bureau && { bureau: { day: bureau.day, bureau: bureau.bureau, addresses: bureau.addresses } }),
      ...(decision && {
        decision: {
          systemDecision: decision.systemDecision,
          softOffer: decision.softOffer,
          socialTrustRequestId: decision.socialTrustRequestId,
        },
      }),
    },
  }
}
