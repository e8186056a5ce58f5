import { steeringAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { multipleCrn as form } from './form.ts'

export const multipleCrn = askingStep(form, actions, {
  answers: {
    crnChoice: steeringAnswer('crn', ['coreBank']),
  },
})
