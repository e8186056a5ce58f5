import { withFacts } from '../../../application/record.ts'
import { consentAnswer, secretAnswer } from '../../answers.ts'
import { askingStep, etbOutcome, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { setMpin as form } from './form.ts'

export const setMpin = askingStep(form, actions, {
  answers: {
    mpin: secretAnswer(),
    confirmMpin: secretAnswer(),
    consentMbanking: consentAnswer(),
  },
  effects: {
    later: (application, at) =>
      withFacts(application, { mpin: { failures: 0, ...application.facts.mpin, laterAt: at } }),
  },
  outcomes: [
    ntbOutcome('MPIN_SET', ['setMPIN'], ['VISIONPLUS_APPROVED'], 'PIN set'),
    etbOutcome(
      'MPIN_SET',
      ['setMPIN'],
      ['VISIONPLUS_APPROVED', 'VIRTUAL_CARD_DETAILS'],
      'PIN set; optional, from virtual-card',
    ),
  ],
})
