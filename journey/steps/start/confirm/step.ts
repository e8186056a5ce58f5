import { askingStep } from '../../step.ts'
import { confirm as form } from './form.ts'

export const confirm = askingStep(form, [])
