import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { customiseCard as form } from './form.ts'

export const customiseCard = askingStep(form, actions)
