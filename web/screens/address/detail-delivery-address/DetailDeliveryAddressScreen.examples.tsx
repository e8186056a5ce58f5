import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { referred, servedPincode, typedAddress, unservedPincode } from '../../customer-for-tests.ts'
import { DetailDeliveryAddressScreen } from './DetailDeliveryAddressScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="detail-delivery-address"
    application={referred}
    calls={{ getPinCodeDetails: servedPincode }}
    {...different}
  >
    <DetailDeliveryAddressScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: typedAddress },
    refused: { refuses: { pincode: 'pincodeNotServiceable' } },
  }),
  'not served': at({ answers: typedAddress, calls: { getPinCodeDetails: unservedPincode } }),
  'on its way': at({ application: null }),
}
