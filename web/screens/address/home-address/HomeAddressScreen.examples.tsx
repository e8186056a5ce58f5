import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { servedPincode, unservedPincode } from '../../customer-for-tests.ts'
import { home, working } from '../../person-for-tests.ts'
import { HomeAddressScreen } from './HomeAddressScreen.tsx'

const typed: FixtureProps['application'] = {
  ...working,
  completedScreen: 'RESIDENCE_ADDRESS',
  addressDetails: [home],
}
const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="home-address" application={working} calls={{ getPinCodeDetails: servedPincode }} {...different}>
    <HomeAddressScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { application: typed }, refused: { refuses: { addressLine1: 'addressInvalid' } } }),
  'pincode not served': at({ application: typed, calls: { getPinCodeDetails: unservedPincode } }),
  'pincode unknown': at({
    application: typed,
    calls: {
      getPinCodeDetails: {
        ok: false,
        call: 'getPinCodeDetails',
        problem: 'PINCODE_NOT_FOUND',
        detail: {},
        message: '',
      },
    },
  }),
  'pincode asked about': at({
    application: typed,
    calls: { getPinCodeDetails: unservedPincode },
    refuses: { pincode: 'pincodeNotServiceable' },
    pressed: true,
  }),
}
