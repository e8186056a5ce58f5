import { Fixture, type Examples, type FixtureProps } from '../../../examples.tsx'
import { master } from '../products-for-tests.ts'
import { VerifyMobileScreen } from './VerifyMobileScreen.tsx'

const query = { productLogo: 'festival' }
const screen = (different: Partial<FixtureProps>) => (
  <Fixture screen="verify-mobile" application={null} master={master} query={query} {...different}>
    <VerifyMobileScreen />
  </Fixture>
)

export const examples: Examples = {
  empty: screen({}),
  loading: screen({ master: {} }),
  'no card chosen': screen({ query: {} }),
  'sending the code': screen({ state: { pending: true } }),
  'asked a moment ago': screen({
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
