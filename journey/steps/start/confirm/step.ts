import { consentAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { confirm as form } from './form.ts'

export const confirm = askingStep(form, [], {
  answers: {
    consentTnc: consentAnswer(),
    consentBureau: consentAnswer(),
    consentWhatsapp: consentAnswer(['whatsapp']),
    consentPartnerStatus: consentAnswer(),
  },
})
