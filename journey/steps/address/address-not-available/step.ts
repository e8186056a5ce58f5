import { homeAnswers } from '../address-answers.ts'
import { askingStep } from '../../step.ts'
import { typedAddress } from '../asked-address.ts'
import { actions } from './actions.ts'
import { addressNotAvailable as form } from './form.ts'

export const addressNotAvailable = askingStep(form, actions, {
  answers: {
    ...homeAnswers,
  },
  address: typedAddress('delivery'),
})
