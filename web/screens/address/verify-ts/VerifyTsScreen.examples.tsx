import { Fixture, type Examples } from '../../../examples.tsx'
import { done, never, refused, trusted } from '../../customer-for-tests.ts'
import { VerifyTsScreen } from './VerifyTsScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="verify-ts" application={trusted}>
      <VerifyTsScreen verify={done} resend={done} />
    </Fixture>
  ),
  filled: (
    <Fixture screen="verify-ts" application={trusted} answers={{ tsOTP: '4821' }}>
      <VerifyTsScreen verify={done} resend={done} />
    </Fixture>
  ),
  refused: (
    <Fixture screen="verify-ts" application={trusted} answers={{ tsOTP: '4821' }}>
      <VerifyTsScreen verify={refused({ tsOTP: 'otpWrong' })} resend={done} />
    </Fixture>
  ),
  checking: (
    <Fixture screen="verify-ts" application={trusted} answers={{ tsOTP: '4821' }} state={{ pending: true }}>
      <VerifyTsScreen verify={never} resend={done} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="verify-ts" application={null}>
      <VerifyTsScreen verify={done} resend={done} />
    </Fixture>
  ),
}
