import { withFacts } from '../../application/record.ts'
import { consent } from '../../fields/consent.ts'
import type { ScreenForm } from '../form.ts'

/** The consents that every card asks for. */
export const termsOfEveryCard = {
  consentKfs: { kind: consent },
  consentMitc: { kind: consent },
  consentTnc: { kind: consent },
} as const

export type OfEveryCard = keyof typeof termsOfEveryCard

/** Terms of a new customer: the search in the central KYC registry needs its own, optional, consent (ADR 0017). */
export const termsWithRegistry: Omit<ScreenForm<OfEveryCard | 'consentCkyc'>, 'screen'> = {
  questions: { ...termsOfEveryCard, consentCkyc: { kind: consent, required: false } },
  read: () => ({}),
  write: (application, { consentCkyc }, at) =>
    consentCkyc === 'Y'
      ? withFacts(application, { ckyc: { ...application.facts.ckyc, consentedAt: at } })
      : application,
}
