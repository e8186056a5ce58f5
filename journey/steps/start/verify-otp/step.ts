import { secretAnswer } from '../../answers.ts'
import { askingStep, etbOutcome, ntbOutcome } from '../../step.ts'
import { verifyOtp as form } from './form.ts'

export const verifyOtp = askingStep(form, [], {
  answers: {
    otp: secretAnswer(),
  },
  outcomes: [
    ntbOutcome('VERIFY_MOBILE', ['createApplication'], ['none'], 'created after OTP and dedupe'),
    etbOutcome('VERIFY_MOBILE', ['createApplication'], ['none'], 'created after OTP and dedupe'),
    ntbOutcome('NOT_SOURCING', ['createApplication'], ['none'], 'the mobile number is revoked (MNRL)'),
    etbOutcome('NOT_SOURCING', ['createApplication'], ['none'], 'the mobile number is revoked (MNRL)'),
  ],
})
