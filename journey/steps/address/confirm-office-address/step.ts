import { confirmedPincode, officeAnswers } from '../address-answers.ts'
import { askingStep } from '../../step.ts'
import { ntbOfficeUnserved, officeAsked, officeSaved } from '../office.ts'
import { actions } from './actions.ts'
import { confirmOfficeAddress as form } from './form.ts'

export const confirmOfficeAddress = askingStep(form, actions, {
  answers: {
    ...officeAnswers,
    pincodeConfirmed: confirmedPincode,
  },
  choices: { submit: officeSaved },
  address: officeAsked,
  outcomes: [ntbOfficeUnserved],
})
