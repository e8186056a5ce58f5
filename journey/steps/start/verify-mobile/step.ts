import { consentAnswer, keptAnswer } from '../../answers.ts'
import { mobileSystems } from '../mobile-systems.ts'
import { askingStep } from '../../step.ts'
import { verifyMobile as form } from './form.ts'

export const verifyMobile = askingStep(form, [], {
  answers: {
    mobileNumber: keptAnswer('applicantDetails.0.mobileNumber', 'mobileNumber', mobileSystems),
    consentTnc: consentAnswer(),
    consentBureau: consentAnswer(),
    consentWhatsapp: consentAnswer(['whatsapp']),
    consentPartnerStatus: consentAnswer(),
  },
})
