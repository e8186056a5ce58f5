import { withFacts } from '../../../application/record.ts'
import { consentAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { tc as form } from './form.ts'

export const tc = askingStep(form, actions, {
  answers: {
    consentKfs: consentAnswer(),
    consentMitc: consentAnswer(),
    consentTnc: consentAnswer(),
  },
  effects: { submit: (application, at) => withFacts(application, { terms: { acceptedAt: at } }) },
})
