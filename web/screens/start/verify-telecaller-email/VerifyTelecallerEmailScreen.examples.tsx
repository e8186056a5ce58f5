import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { VerifyTelecallerEmailScreen } from './VerifyTelecallerEmailScreen.tsx'

const at = (calls: FixtureProps['calls']) => (
  <Fixture screen="verify-telecaller-email" application={null} query={{ token: 'example' }} calls={calls}>
    <VerifyTelecallerEmailScreen />
  </Fixture>
)

export const examples: Examples = {
  loading: at({}),
  verified: at({ validateEmail: { ok: true, response: {} } }),
  failed: at({ validateEmail: unreachable }),
}
