import { steeringAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { eligibleCardListing as form } from './form.ts'

export const eligibleCardListing = askingStep(form, actions, {
  answers: {
    productCode: steeringAnswer('facts.cardChoice.productCode', ['decision', 'cardHost']),
  },
})
