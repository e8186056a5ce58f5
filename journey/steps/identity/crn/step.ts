import { steeringAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { crn as form } from './form.ts'

export const crn = askingStep(form, actions, {
  answers: {
    crn: steeringAnswer('crn', ['coreBank']),
  },
})
