import { consent } from '../fields/consent.ts'
import type { Question } from './form.ts'

/**
 * The card's terms, where they may have been agreed to at the start. Those are not asked for again; under a newer version
 * the server asks for them (CONSENT_CHANGED), and the box is there.
 */
export const termsUnlessAgreed: Question = {
  kind: consent,
  asked: ({ application, answers }) => application.facts.agreed === undefined || (answers['consentTnc'] ?? '') !== '',
}
