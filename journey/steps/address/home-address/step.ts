import { askingStep } from '../../step.ts'
import { typedAddress } from '../asked-address.ts'
import { homeUndoes, homeUnserved } from '../home.ts'
import { actions } from './actions.ts'
import { homeAddress as form } from './form.ts'

export const homeAddress = askingStep(form, actions, {
  undoes: homeUndoes,
  address: typedAddress('home'),
  outcomes: [homeUnserved],
})
