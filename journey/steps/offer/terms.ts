import { registryKey } from '../../application/person.ts'
import { withFacts } from '../../application/record.ts'
import { consent } from '../../fields/consent.ts'
import { termsUnlessAgreed } from '../agreed-terms.ts'
import type { ScreenForm } from '../form.ts'
import { lowerLimitQuestion, lowerLimitRule, readLowerLimit, writeLowerLimit } from './lower-limit.ts'

/** The consents that every card asks for. */
export const termsOfEveryCard = {
  consentKfs: { kind: consent },
  consentMitc: { kind: consent },
  consentTnc: termsUnlessAgreed,
} as const

export type OfEveryCard = keyof typeof termsOfEveryCard

export type OfNewCustomer = OfEveryCard | 'consentCkyc' | 'lowerLimit'

/**
 * Terms of a new customer: the limit, which may be lower than offered, and the search in the central KYC registry, which
 * needs its own, optional, consent (ADR 0017).
 */
export const termsOfNewCustomer: Omit<ScreenForm<OfNewCustomer>, 'screen'> = {
  questions: {
    lowerLimit: lowerLimitQuestion,
    ...termsOfEveryCard,
    consentCkyc: { kind: consent, required: false },
  },
  rules: [lowerLimitRule],
  read: readLowerLimit,
  write: (application, answers, at) => {
    const limited = writeLowerLimit(application, answers)
    const agreed = answers['consentCkyc'] === 'Y'
    // The last word counts: terms accepted again without the consent leave no earlier one.
    const ckyc = agreed ? { for: registryKey(limited.applicantDetails[0]), consentedAt: at } : undefined
    return withFacts(limited, { ckyc })
  },
}
