import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { etbPersonalDetails as form } from './form.ts'

export const etbPersonalDetails = askingStep(form, actions)
