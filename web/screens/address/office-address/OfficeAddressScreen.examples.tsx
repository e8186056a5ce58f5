import { Fixture, type Examples } from '../../../examples.tsx'
import { approved } from '../../person-for-tests.ts'
import { OfficeAddressScreen } from './OfficeAddressScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="office-address" application={approved}>
      <OfficeAddressScreen />
    </Fixture>
  ),
  saving: (
    <Fixture screen="office-address" application={approved} state={{ pending: true }}>
      <OfficeAddressScreen />
    </Fixture>
  ),
}
