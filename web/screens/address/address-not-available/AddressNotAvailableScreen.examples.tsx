import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer, servedPincode, typedAddress } from '../../customer-for-tests.ts'
import { AddressNotAvailableScreen } from './AddressNotAvailableScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="address-not-available"
    application={{ ...customer, completedScreen: 'ADDRESS_NOT_IN_BCIF', addressDetails: [] }}
    calls={{ getPinCodeDetails: servedPincode }}
    {...different}
  >
    <AddressNotAvailableScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { answers: typedAddress }, refused: { refuses: { pincode: 'pincodeNotServiceable' } } }),
  'on its way': at({ application: null }),
}
