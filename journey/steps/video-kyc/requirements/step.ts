import { consentAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { withVideoKyc } from '../video-kyc-facts.ts'
import { actions } from './actions.ts'
import { requirements as form } from './form.ts'

export const requirements = askingStep(form, actions, {
  answers: {
    consentVkyc: consentAnswer(),
  },
  effects: { submit: (application, at) => withVideoKyc(application, { requirementsAt: at }) },
})
