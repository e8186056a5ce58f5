import { Fixture, type Examples } from '../../../examples.tsx'
import { codeSent } from '../kyc-person-for-tests.ts'
import { KycOtpScreen } from './KycOtpScreen.tsx'

const aadhaar = { uid: '234123412346', sent: 1 }

export const examples: Examples = {
  'code sent': (
    <Fixture screen="kyc-otp" application={codeSent} state={{ aadhaar }}>
      <KycOtpScreen />
    </Fixture>
  ),
  'after a reload': (
    <Fixture
      screen="kyc-otp"
      application={{
        ...codeSent,
        facts: { ...codeSent.facts, aadhaar: { last4: '2346', otpSentAt: '2026-11-20T11:50:00+05:30' } },
      }}
    >
      <KycOtpScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="kyc-otp" application={null}>
      <KycOtpScreen />
    </Fixture>
  ),
}
