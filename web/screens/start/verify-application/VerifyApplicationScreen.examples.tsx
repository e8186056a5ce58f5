import { Fixture, type Examples } from '../../../examples.tsx'
import { VerifyApplicationScreen } from './VerifyApplicationScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="verify-application" application={null}>
      <VerifyApplicationScreen />
    </Fixture>
  ),
  'sending the code': (
    <Fixture screen="verify-application" application={null} state={{ pending: true }}>
      <VerifyApplicationScreen />
    </Fixture>
  ),
}
