import type { Application } from '../application/application.ts'
import { withFacts } from '../application/record.ts'
import type { Marker } from '../ids/markers.ts'
import type { AadhaarLife } from '../rules/identity/aadhaar-fresh-until.ts'
import { lapsedProof } from '../rules/identity/lapsed-proof.ts'

/** The ticket of the queue ran out: the requirements are asked again, marker and consent stay (VK-13). `at` is ISO 8601. */
export const endTicket = (application: Application, at: string, expiredIn?: 'queue' | 'call'): Application =>
  withFacts(application, {
    videoKyc: {
      consent: application.facts.videoKyc?.consent,
      laterAt: application.facts.videoKyc?.laterAt,
      atOpening: application.facts.videoKyc?.atOpening,
      expiredAt: at,
      expiredIn,
      endedTicket: application.facts.videoKyc?.ticket ?? application.facts.videoKyc?.endedTicket,
    },
  })

/**
 * The proof of identity does not hold for the call (VK-12): the Aadhaar check is too old, or the document that stands for
 * it has expired. Back to kyc, which says why. The consent's language stays.
 */
export const forgetIdentity = (
  application: Application,
  at: string,
  why: 'tooOldAt' | 'documentExpiredAt',
): Application =>
  withFacts(endTicket(application, at), {
    aadhaar: {
      consentLanguage: application.facts.aadhaar?.consentLanguage,
      gatewayTransaction: application.facts.aadhaar?.gatewayTransaction,
      [why]: at,
    },
    scan: undefined,
  })

/**
 * The record as it stands at an instant: a proof of identity that has lapsed by itself is gone before anything is asked
 * for the call (VK-12). From the ticket on, the call decides: it may have begun while the proof was good.
 */
export function withoutLapsedProof(
  application: Application,
  { now, today }: { now: string; today: string },
  life: () => AadhaarLife,
): Application {
  if (!isBeforeCall(application)) return application
  const lapsed = lapsedProof(application.facts, now, today, life())
  return lapsed ? forgetIdentity(application, now, lapsed) : application
}

const proven: readonly Marker[] = ['AADHAAR_SUBMIT', 'SCAN_DOCUMENT']

const isBeforeCall = ({ completedScreen, facts: { videoKyc } }: Application): boolean =>
  proven.includes(completedScreen) ||
  (completedScreen === 'VKYC_INIT' && videoKyc?.expiredAt !== undefined && !videoKyc.ticket)
