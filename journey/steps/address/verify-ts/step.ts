import { secretAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { verifyTs as form } from './form.ts'

export const verifyTs = askingStep(form, actions, {
  answers: {
    tsOTP: secretAnswer(['decision']),
  },
})
