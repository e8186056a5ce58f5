import { Fixture, type Examples } from '../../../examples.tsx'
import { referred, servedPincode, unservedPincode } from '../../customer-for-tests.ts'
import { DetailDeliveryAddressScreen } from './DetailDeliveryAddressScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="detail-delivery-address" application={referred}>
      <DetailDeliveryAddressScreen />
    </Fixture>
  ),
  filled: (
    <Fixture
      screen="detail-delivery-address"
      application={referred}
      answers={{ addressLine1: 'Flat 12, Lake View', addressLine2: 'Indiranagar', pincode: '560001' }}
      calls={{ getPinCodeDetails: servedPincode }}
    >
      <DetailDeliveryAddressScreen />
    </Fixture>
  ),
  'not served': (
    <Fixture
      screen="detail-delivery-address"
      application={referred}
      answers={{ addressLine1: 'Flat 12, Lake View', addressLine2: 'Indiranagar', pincode: '560001' }}
      calls={{ getPinCodeDetails: unservedPincode }}
    >
      <DetailDeliveryAddressScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="detail-delivery-address" application={null}>
      <DetailDeliveryAddressScreen />
    </Fixture>
  ),
}
