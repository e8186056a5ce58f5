import { asking } from '../../../example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples.tsx'
import { servedPincode, unservedPincode } from '../../customer-for-tests.ts'
import { housed, working } from '../../person-for-tests.ts'
import { HomeAddressScreen } from './HomeAddressScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="home-address" application={working} calls={{ getPinCodeDetails: servedPincode }} {...different}>
    <HomeAddressScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { application: housed }, refused: { refuses: { addressLine1: 'addressInvalid' } } }),
  'pincode not served': at({ application: housed, calls: { getPinCodeDetails: unservedPincode } }),
  'pincode unknown': at({
    application: housed,
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
    application: housed,
    calls: { getPinCodeDetails: unservedPincode },
    refuses: { pincode: 'pincodeNotServiceable' },
    pressed: true,
  }),
}
