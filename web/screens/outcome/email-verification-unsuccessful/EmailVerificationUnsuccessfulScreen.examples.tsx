import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { EmailVerificationUnsuccessfulScreen } from './EmailVerificationUnsuccessfulScreen.tsx'

export const examples: Examples = {
  'first view': (
    <Fixture screen="email-verification-unsuccessful" application={null}>
      <EmailVerificationUnsuccessfulScreen />
    </Fixture>
  ),
}
