import { Fixture, type Examples } from '../../../examples.tsx'
import { housed, working } from '../../person-for-tests.ts'
import { HomeAddressScreen } from './HomeAddressScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="home-address" application={working}>
      <HomeAddressScreen />
    </Fixture>
  ),
  filled: (
    <Fixture
      screen="home-address"
      application={housed}
      calls={{
        getPinCodeDetails: {
          ok: true,
          response: { city: 'Bengaluru', state: 'Karnataka', message: '', serviceable: 'Y' },
        },
      }}
    >
      <HomeAddressScreen />
    </Fixture>
  ),
  'pincode not served': (
    <Fixture
      screen="home-address"
      application={housed}
      calls={{
        getPinCodeDetails: {
          ok: true,
          response: { city: 'Kharagpur', state: 'West Bengal', message: '', serviceable: 'N' },
        },
      }}
    >
      <HomeAddressScreen />
    </Fixture>
  ),
  'pincode unknown': (
    <Fixture
      screen="home-address"
      application={housed}
      calls={{
        getPinCodeDetails: {
          ok: false,
          call: 'getPinCodeDetails',
          problem: 'PINCODE_NOT_FOUND',
          detail: {},
          message: '',
        },
      }}
    >
      <HomeAddressScreen />
    </Fixture>
  ),
}
