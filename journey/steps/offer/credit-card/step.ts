import type { Application } from '../../../application/application.ts'
import { withFacts } from '../../../application/record.ts'
import { plainStep } from '../../step.ts'
import { actions } from './actions.ts'

const answered = (application: Application, softOffer: 'accepted' | 'declined'): Application =>
  withFacts(application, { decision: { runs: 1, ...application.facts.decision, softOffer } })

export const creditCard = plainStep(actions, {
  effects: {
    // The application becomes one for the bank's secured card (BR-18).
    accept: (application) => ({ ...answered(application, 'accepted'), ...application.facts.securedProduct }),
    decline: (application, at) => ({
      ...answered(application, 'declined'),
      rejectedDate: application.rejectedDate ?? at,
    }),
  },
})
