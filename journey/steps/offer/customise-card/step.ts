import { keptAnswer, steeringAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { customiseCard as form } from './form.ts'

export const customiseCard = askingStep(form, actions, {
  answers: {
    network: steeringAnswer('facts.cardChoice.network', ['cardHost']),
    design: steeringAnswer('facts.cardChoice.design', ['cardHost']),
    nameOnCard: keptAnswer('applicantDetails.0.nameOnCard', 'nameOnCard', ['cardHost']),
    frequentFlyerNumber: keptAnswer('applicantDetails.0.frequentFlyerNumber', 'frequentFlyerNumber', ['airline']),
  },
})
