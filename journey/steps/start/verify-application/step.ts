import { keptAnswer } from '../../answers.ts'
import { mobileSystems } from '../mobile-systems.ts'
import { askingStep } from '../../step.ts'
import { verifyApplication as form } from './form.ts'

export const verifyApplication = askingStep(form, [], {
  answers: {
    mobileNumber: keptAnswer('applicantDetails.0.mobileNumber', 'mobileNumber', mobileSystems),
  },
})
