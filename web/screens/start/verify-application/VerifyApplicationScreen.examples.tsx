import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { VerifyApplicationScreen } from './VerifyApplicationScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="verify-application" application={null} {...different}>
    <VerifyApplicationScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { mobileNumber: '9876543210' } },
    refused: { answers: { mobileNumber: '5876543210' } },
  }),
  'signed in': at({ application: {}, signedIn: true }),
  'just signed out': at({ state: { signInReason: 'signedOut' } }),
  'a step opened in another tab': at({ state: { signInReason: 'step' } }),
}
