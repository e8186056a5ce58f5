import { confirmedPincode, homeAnswers } from '../address-answers.ts'
import { askingStep } from '../../step.ts'
import { typedAddress } from '../asked-address.ts'
import { homeUndoes, homeUnserved } from '../home.ts'
import { actions } from './actions.ts'
import { homeAddress as form } from './form.ts'
import { summary } from '../home-summary.ts'

export const homeAddress = askingStep(form, actions, {
  summary,
  answers: {
    ...homeAnswers,
    pincodeConfirmed: confirmedPincode,
  },
  undoes: homeUndoes,
  address: typedAddress('home'),
  outcomes: [homeUnserved],
})
