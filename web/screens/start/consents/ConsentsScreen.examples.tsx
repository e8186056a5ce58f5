import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { referred, startConsents, unreachable } from '../../customer-for-tests.ts'
import { ConsentsScreen } from './ConsentsScreen.tsx'

export const examples: Examples = {
  'for everybody': (
    <Fixture screen="consents" application={null} master={{ getConsentDetails: startConsents }}>
      <ConsentsScreen />
    </Fixture>
  ),
  'signed in': (
    <Fixture screen="consents" application={referred} master={{ getConsentDetails: startConsents }}>
      <ConsentsScreen />
    </Fixture>
  ),
  loading: (
    <Fixture screen="consents" application={null}>
      <ConsentsScreen />
    </Fixture>
  ),
  failed: (
    <Fixture screen="consents" application={null} calls={{ getConsentDetails: unreachable }}>
      <ConsentsScreen />
    </Fixture>
  ),
}
