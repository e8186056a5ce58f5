import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer, referred } from '../../customer-for-tests.ts'
import { home } from '../../person-for-tests.ts'
import { DeliveryAddressScreen } from './DeliveryAddressScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="delivery-address" application={referred} {...different}>
    <DeliveryAddressScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { addressType: 'OFFICE' } },
    refused: { refuses: { addressType: 'pincodeNotServiceable' } },
  }),
  'home only': at({ application: { ...customer, completedScreen: 'OFFER_CHECK_PA', addressDetails: [home] } }),
  'office given before the referral': at({ application: { ...referred, completedScreen: 'FIRST_BRE_REFERRED' } }),
  loading: at({ application: null }),
}
