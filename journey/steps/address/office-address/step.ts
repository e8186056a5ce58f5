import { askingStep } from '../../step.ts'
import { etbOfficeUnserved, ntbOfficeUnserved, officeAsked, officeSaved } from '../office.ts'
import { actions } from './actions.ts'
import { officeAddress as form } from './form.ts'

export const officeAddress = askingStep(form, actions, {
  choices: { submit: officeSaved },
  address: officeAsked,
  outcomes: [ntbOfficeUnserved, etbOfficeUnserved],
})
