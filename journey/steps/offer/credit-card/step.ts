import type { Application } from '../../../application/application.ts'
import { withFacts } from '../../../application/record.ts'
import { steeringAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { creditCard as form } from './form.ts'

const answered = (application: Application, softOffer: 'accepted' | 'declined'): Application =>
  withFacts(application, { decision: { runs: 1, ...application.facts.decision, softOffer } })

export const creditCard = askingStep(form, actions, {
  answers: {
    depositAmount: steeringAnswer('depositAmount', ['decision', 'cardHost']),
  },
  effects: {
    // The application becomes one for the bank's secured card (BR-18).
    accept: (application) => ({ ...answered(application, 'accepted'), ...application.facts.securedProduct }),
    decline: (application, at) => ({
      ...answered(application, 'declined'),
      rejectedDate: application.rejectedDate ?? at,
    }),
  },
})
