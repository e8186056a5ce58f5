import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { done, failing, never } from '../../customer-for-tests.ts'
import { VerifyTelecallerEmailScreen } from './VerifyTelecallerEmailScreen.tsx'

export const examples: Examples = {
  loading: (
    <Fixture screen="verify-telecaller-email" application={null} query={{ token: 'example' }}>
      <VerifyTelecallerEmailScreen verify={never} />
    </Fixture>
  ),
  verified: (
    <Fixture screen="verify-telecaller-email" application={null} query={{ token: 'example' }}>
      <VerifyTelecallerEmailScreen verify={done} />
    </Fixture>
  ),
  failed: (
    <Fixture screen="verify-telecaller-email" application={null} query={{ token: 'example' }}>
      <VerifyTelecallerEmailScreen verify={failing('NETWORK')} />
    </Fixture>
  ),
}
