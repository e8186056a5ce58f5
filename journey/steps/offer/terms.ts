import { withFacts } from '../../application/record.ts'
import { consent } from '../../fields/consent.ts'
import type { ScreenForm } from '../form.ts'

const ofEveryCard = {
  consentKfs: { kind: consent },
  consentMitc: { kind: consent },
  consentTnc: { kind: consent },
} as const

type OfEveryCard = keyof typeof ofEveryCard

/** Terms of an existing customer. */
export const tc: ScreenForm<OfEveryCard> = { screen: 'tc', questions: ofEveryCard, read: () => ({}) }

/** Terms of a new customer: the search in the central KYC registry needs its own, optional, consent (ADR 0017). */
const withRegistry: Omit<ScreenForm<OfEveryCard | 'consentCkyc'>, 'screen'> = {
  questions: { ...ofEveryCard, consentCkyc: { kind: consent, required: false } },
  read: () => ({}),
  write: (application, { consentCkyc }, at) =>
    consentCkyc === 'Y'
      ? withFacts(application, { ckyc: { ...application.facts.ckyc, consentedAt: at } })
      : application,
}

/** The offer, its key facts and its terms are accepted one by one; nothing is ticked beforehand. */
export const congratulations: ScreenForm<OfEveryCard | 'consentCkyc'> = { screen: 'congratulations', ...withRegistry }

/** Terms after the final decision (NSTP). */
export const tcc: ScreenForm<OfEveryCard | 'consentCkyc'> = { screen: 'tcc', ...withRegistry }
