import { withoutAddress } from '../../../application/record.ts'
import { keptAnswer } from '../../answers.ts'
import { confirmedPincode } from '../address-answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { chosenAddress, typedAddress } from '../asked-address.ts'
import { homeUndoes, homeUnserved } from '../home.ts'
import { actions } from './actions.ts'
import { confirmHomeAddress as form, hasReport } from './form.ts'
import { summary } from '../home-summary.ts'

const typed = typedAddress('home')
const chosen = chosenAddress(
  'home',
  'addressChoice',
  ({ facts }, { addressChoice }) => facts.bureau?.addresses[Number(addressChoice)],
)

export const confirmHomeAddress = askingStep(form, actions, {
  summary,
  answers: {
    pincode: {
      kept: 'facts.enquiry.pincode',
      line: { none: 'asked to see whether the bank serves it; the address that follows shows its own' },
      hosts: [],
    },
    addressChoice: keptAnswer('addressDetails', 'street', ['coreBank', 'decision']),
    referralCode: keptAnswer('referralCode', 'referralCode', []),
    pincodeConfirmed: confirmedPincode,
  },
  effects: { another: (application) => withoutAddress(application, 'RESIDENCE') },
  undoes: homeUndoes,
  address: (application, answers) => (hasReport(application) ? chosen : typed)(application, answers),
  outcomes: [
    ntbOutcome(
      'RESIDENCE_ADDRESS',
      ['bureauCheck'],
      ['WORK_DETAILS'],
      'the bureaus have no usable entry',
      ({ facts }) => facts.bureau?.addresses.length === 0,
    ),
    homeUnserved,
  ],
})
