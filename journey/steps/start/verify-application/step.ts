import { askingStep } from '../../step.ts'
import { verifyApplication as form } from './form.ts'

export const verifyApplication = askingStep(form, [])
