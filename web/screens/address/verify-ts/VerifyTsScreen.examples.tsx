import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { done, refused, trusted } from '../../customer-for-tests.ts'
import { VerifyTsScreen } from './VerifyTsScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="verify-ts" application={trusted} {...different}>
    <VerifyTsScreen verify={different.pressed ? refused({ tsOTP: 'otpWrong' }) : done} resend={done} />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { answers: { tsOTP: '4821' } }, refused: {} }),
  'on its way': at({ application: null }),
}
