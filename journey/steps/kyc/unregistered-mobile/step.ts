import { steeringAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { unregisteredMobile as form } from './form.ts'

export const unregisteredMobile = askingStep(form, actions, {
  answers: {
    mobileNumber: steeringAnswer('facts.aadhaar.linkedMobile', ['aadhaar']),
  },
})
