import type { Application } from '../application/application.ts'
import { withApplicant, withFacts, withoutAddress } from '../application/record.ts'

/** Groups of the record that rest on earlier answers, and how each is cleared. Clearing an empty group changes nothing. */
export const undoGroups = {
  /** The bureau was asked about this person. */
  bureau: (application: Application) => withFacts(application, { bureau: undefined }),
  /** The home address came from that report, or stands where its choice would. */
  home: (application: Application) => ({
    ...withoutAddress(application, 'RESIDENCE'),
    residenceServiceable: undefined,
  }),
  /** The name on card is built from the names. */
  nameOnCard: (application: Application) => withApplicant(application, { nameOnCard: '' }),
  /** The bank's open question (social trust) was about the old answers; the run count stays. */
  socialTrust: (application: Application) =>
    application.facts.decision?.socialTrustRequestId === undefined
      ? application
      : withFacts(application, { decision: { ...application.facts.decision, socialTrustRequestId: undefined } }),
  /** The bank decided on these answers, and the applicant accepted what it offered; the run count stays. */
  decision: (application: Application) => {
    const { decision } = application.facts
    if (!decision?.systemDecision) return application
    const { runs, softOffer } = decision
    return {
      ...withFacts(application, {
        decision: { runs, ...(softOffer && { softOffer }) },
        offerTerms: undefined,
        offer: undefined,
      }),
      journeyMode: undefined,
      breFinalStatus: undefined,
      incomeDocRequired: undefined,
      isDocRequired: undefined,
      creditLimit: undefined,
      brePromoCode: undefined,
      finalPromoCode: undefined,
    }
  },
  /** The registry was searched for this person. */
  ckyc: (application: Application) => withFacts(application, { ckyc: undefined }),
  /** What the Aadhaar contradicted is corrected: its number is asked again; the attempts of the day stay counted. */
  aadhaar: (application: Application) => {
    const { aadhaar } = application.facts
    if (!aadhaar) return application
    return withFacts(application, { aadhaar: { ...aadhaar, refused: undefined, otpSentAt: undefined } })
  },
} as const

export type Group = keyof typeof undoGroups
