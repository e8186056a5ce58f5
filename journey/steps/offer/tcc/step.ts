import { consentAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { lowerLimitAnswer } from '../lower-limit.ts'
import { actions } from './actions.ts'
import { tcc as form } from './form.ts'

export const tcc = askingStep(form, actions, {
  answers: {
    consentKfs: consentAnswer(),
    consentMitc: consentAnswer(),
    consentTnc: consentAnswer(),
    consentCkyc: consentAnswer(),
    lowerLimit: lowerLimitAnswer,
  },
})
