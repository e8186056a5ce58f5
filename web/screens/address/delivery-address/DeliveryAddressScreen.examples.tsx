import { Fixture, type Examples } from '../../../examples.tsx'
import { customer, referred } from '../../customer-for-tests.ts'
import { home } from '../../person-for-tests.ts'
import { DeliveryAddressScreen } from './DeliveryAddressScreen.tsx'

export const examples: Examples = {
  'nothing chosen': (
    <Fixture screen="delivery-address" application={referred}>
      <DeliveryAddressScreen />
    </Fixture>
  ),
  chosen: (
    <Fixture screen="delivery-address" application={referred} answers={{ addressType: 'OFFICE' }}>
      <DeliveryAddressScreen />
    </Fixture>
  ),
  'home only': (
    <Fixture
      screen="delivery-address"
      application={{ ...customer, completedScreen: 'OFFER_CHECK_PA', addressDetails: [home] }}
    >
      <DeliveryAddressScreen />
    </Fixture>
  ),
  refused: (
    <Fixture
      screen="delivery-address"
      application={referred}
      answers={{ addressType: 'OFFICE' }}
      refuses={{ addressType: 'pincodeNotServiceable' }}
    >
      <DeliveryAddressScreen />
    </Fixture>
  ),
  saving: (
    <Fixture
      screen="delivery-address"
      application={referred}
      answers={{ addressType: 'RESIDENCE' }}
      state={{ pending: true }}
    >
      <DeliveryAddressScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="delivery-address" application={null}>
      <DeliveryAddressScreen />
    </Fixture>
  ),
}
