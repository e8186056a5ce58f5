import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { master } from '../products-for-tests.ts'
import { VerifyMobileScreen } from './VerifyMobileScreen.tsx'

const query = { productLogo: 'festival' }
const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="verify-mobile" application={null} master={master} query={query} {...different}>
    <VerifyMobileScreen />
  </Fixture>
)
const typed = { mobileNumber: '9876543210', consentTnc: 'Y', consentBureau: 'Y' }

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: typed },
    refused: { answers: { mobileNumber: '5876543210', consentTnc: 'Y' } },
  }),
  loading: at({ master: {} }),
  'no card chosen': at({ query: {} }),
  'signed in': at({ application: {}, signedIn: true }),
  'an upright card': at({ query: { productLogo: 'first' } }),
  'asked a moment ago': at({
    answers: typed,
    state: {
      problem: {
        ok: false,
        call: 'generateOTP',
        problem: 'OTP_TOO_SOON',
        detail: { retryAfterSeconds: 42 },
        message: '',
      },
    },
  }),
}
