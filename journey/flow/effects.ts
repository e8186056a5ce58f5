import type { Application } from '../application/application.ts'
import { partyTypeReason } from '../rules/identity/pan-dedupe.ts'
import { withFacts, withoutAddress } from '../application/record.ts'

type Effect = (application: Application, at: string) => Application

const videoKyc = (application: Application, facts: NonNullable<Application['facts']['videoKyc']>): Application =>
  withFacts(application, { videoKyc: { ...application.facts.videoKyc, ...facts } })

/** What an action changes beside its answers: `screen action`. The reasons are internal and never shown. */
export const effects: Readonly<Record<string, Effect>> = {
  'confirm-home-address another': (application) => withoutAddress(application, 'RESIDENCE'),
  'congratulations submit': (application, at) =>
    withFacts(application, { offer: { ...application.facts.offer, acceptedAt: at } }),
  // The application becomes one for the bank's secured card (BR-18).
  'credit-card accept': (application) => ({
    ...withFacts(application, { decision: { runs: 1, ...application.facts.decision, softOffer: 'accepted' } }),
    ...application.facts.securedProduct,
  }),
  'credit-card decline': (application, at) => ({
    ...withFacts(application, { decision: { runs: 1, ...application.facts.decision, softOffer: 'declined' } }),
    rejectedDate: application.rejectedDate ?? at,
  }),
  'tc submit': (application, at) => withFacts(application, { terms: { acceptedAt: at } }),
  // The telecaller's channel stays in the audit (rulings, section 5).
  'review-telecaller submit': (application) => ({ ...application, finalChannelCode: application.channelCode }),
  'auth-card-details choose': (application, at) => {
    const { cardChoice } = application.facts
    return cardChoice ? withFacts(application, { cardChoice: { ...cardChoice, seenAt: at } }) : application
  },
  'kyc deny': (application, at) => withFacts(application, { aadhaar: { ...application.facts.aadhaar, deniedAt: at } }),
  'requirements submit': (application, at) => videoKyc(application, { requirementsAt: at }),
  'kyc-later later': (application, at) => videoKyc(application, { laterAt: at }),
  'kyc-unable-to-verify submit': (application, at) => videoKyc(application, { referSeenAt: at }),
  'pan-registered no-registered-number': (application) => ({
    ...application,
    reason: partyTypeReason,
  }),
}
