import { ntbIdentity } from '../../../ids/marker-groups.ts'
import { secretAnswer } from '../../answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { kycOtp as form } from './form.ts'

export const kycOtp = askingStep(form, actions, {
  answers: {
    otp: secretAnswer(['aadhaar']),
  },
  outcomes: [
    ntbOutcome(
      'AADHAAR_SUBMIT',
      ['validateAadharOTP'],
      ntbIdentity,
      'code, name, age, gender good; reference key stored',
    ),
  ],
})
