import type { Application } from './application.ts'
import type { Consent } from './consent.ts'
import { withFacts } from './record.ts'

/**
 * The consent to the video call is given once for each version of its text: a ticket that runs out does not undo it.
 * `fresh` are the consents that have yet to be recorded.
 */
export function consentToCall(
  application: Application,
  consents: readonly Consent[],
  at: string,
): { application: Application; fresh: readonly Consent[] } {
  const toCall = consents.find(({ code, value }) => code === 'VKYC' && value === 'Y')
  if (!toCall) return { application, fresh: consents }
  const { videoKyc } = application.facts
  if (videoKyc?.consent?.version === toCall.version)
    return { application, fresh: consents.filter((consent) => consent !== toCall) }
  return {
    application: withFacts(application, { videoKyc: { ...videoKyc, consent: { version: toCall.version, at } } }),
    fresh: consents,
  }
}
