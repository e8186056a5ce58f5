import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { working } from '../../person-for-tests.ts'
import { InvalidPincodeScreen } from './InvalidPincodeScreen.tsx'

export const examples: Examples = {
  'home, not served': (
    <Fixture
      screen="invalid-pincode"
      application={{
        ...working,
        rejectedDate: '2026-11-20',
        facts: { pincodeRefused: { type: 'RESIDENCE', pincode: '744301', result: 'unserved' } },
      }}
    >
      <InvalidPincodeScreen />
    </Fixture>
  ),
  'office, unknown': (
    <Fixture
      screen="invalid-pincode"
      application={{ ...working, facts: { pincodeRefused: { type: 'OFFICE', pincode: '999998', result: 'unknown' } } }}
    >
      <InvalidPincodeScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="invalid-pincode" application={null}>
      <InvalidPincodeScreen />
    </Fixture>
  ),
}
