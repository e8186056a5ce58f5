import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { codeSent, mismatched } from '../kyc-person-for-tests.ts'
import { KycTryAgainScreen } from './KycTryAgainScreen.tsx'

export const examples: Examples = {
  'two tries left': (
    <Fixture screen="kyc-try-again" application={mismatched}>
      <KycTryAgainScreen />
    </Fixture>
  ),
  'wrong code': (
    <Fixture
      screen="kyc-try-again"
      application={{
        ...codeSent,
        facts: { ...codeSent.facts, aadhaar: { ...codeSent.facts?.aadhaar, wrongCodes: 1, refused: 'code' } },
      }}
    >
      <KycTryAgainScreen />
    </Fixture>
  ),
  'no try left': (
    <Fixture
      screen="kyc-try-again"
      application={{ ...mismatched, facts: { ...mismatched.facts, aadhaar: { last4: '2346', wrongCodes: 3 } } }}
    >
      <KycTryAgainScreen />
    </Fixture>
  ),
}
