import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { codeSent } from '../kyc-person-for-tests.ts'
import { KycOtpScreen } from './KycOtpScreen.tsx'

const aadhaar = { uid: '234123412346', sent: 1 }
const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="kyc-otp" application={codeSent} {...different} state={{ aadhaar, ...different.state }}>
    <KycOtpScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { otp: '482913' } },
    refused: {
      calls: {
        validateAadharOTP: { ok: false, call: 'validateAadharOTP', problem: 'OTP_EXPIRED', detail: {}, message: '' },
      },
    },
  }),
  'after a reload': at({
    application: {
      ...codeSent,
      facts: { ...codeSent.facts, aadhaar: { last4: '2346', otpSentAt: '2026-11-20T11:50:00+05:30' } },
    },
    state: { aadhaar: undefined },
  }),
  'on its way': at({ application: null }),
}
