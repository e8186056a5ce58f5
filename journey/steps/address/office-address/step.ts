import { confirmedPincode, officeAnswers } from '../address-answers.ts'
import { askingStep } from '../../step.ts'
import { etbOfficeUnserved, ntbOfficeUnserved, officeAsked, officeSaved } from '../office.ts'
import { actions } from './actions.ts'
import { officeAddress as form } from './form.ts'
import { summary } from '../later-summary.ts'

export const officeAddress = askingStep(form, actions, {
  summary,
  answers: {
    ...officeAnswers,
    pincodeConfirmed: confirmedPincode,
  },
  choices: { submit: officeSaved },
  address: officeAsked,
  outcomes: [ntbOfficeUnserved, etbOfficeUnserved],
})
