import { deliveryAnswers } from '../address-answers.ts'
import { askingStep } from '../../step.ts'
import { typedAddress } from '../asked-address.ts'
import { actions } from './actions.ts'
import { detailDeliveryAddress as form } from './form.ts'

export const detailDeliveryAddress = askingStep(form, actions, {
  answers: {
    ...deliveryAnswers,
  },
  address: typedAddress('delivery'),
})
