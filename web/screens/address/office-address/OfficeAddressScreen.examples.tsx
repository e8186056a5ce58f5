import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { servedPincode } from '../../customer-for-tests.ts'
import { approved, home, office } from '../../person-for-tests.ts'
import { OfficeAddressScreen } from './OfficeAddressScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="office-address" application={approved} calls={{ getPinCodeDetails: servedPincode }} {...different}>
    <OfficeAddressScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { application: { ...approved, addressDetails: [home, office] } },
    refused: { refuses: { addressLine2: 'addressInvalid' } },
  }),
}
