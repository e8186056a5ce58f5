import { secretAnswer } from '../../answers.ts'
import { askingStep, etbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { virtualCard as form } from './form.ts'

export const virtualCard = askingStep(form, actions, {
  answers: {
    mpin: secretAnswer(),
    otp: secretAnswer(),
  },
  outcomes: [
    etbOutcome('VIRTUAL_CARD_DETAILS', ['getVirtualCardDetails'], ['VISIONPLUS_APPROVED'], 'answered the first time'),
  ],
})
