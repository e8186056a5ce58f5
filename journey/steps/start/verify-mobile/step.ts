import { askingStep } from '../../step.ts'
import { verifyMobile as form } from './form.ts'

export const verifyMobile = askingStep(form, [])
