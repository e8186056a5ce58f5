import { askingStep, etbOutcome, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { setMpin as form } from './form.ts'

export const setMpin = askingStep(form, actions, {
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
