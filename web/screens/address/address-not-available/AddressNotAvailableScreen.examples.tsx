import { Fixture, type Examples } from '../../../examples.tsx'
import { customer, done, never, refused, servedPincode } from '../../customer-for-tests.ts'
import { AddressNotAvailableScreen } from './AddressNotAvailableScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture
      screen="address-not-available"
      application={{ ...customer, completedScreen: 'ADDRESS_NOT_IN_BCIF', addressDetails: [] }}
    >
      <AddressNotAvailableScreen update={done} />
    </Fixture>
  ),
  filled: (
    <Fixture
      screen="address-not-available"
      application={{ ...customer, completedScreen: 'ADDRESS_NOT_IN_BCIF' }}
      answers={{ addressLine1: 'Flat 12, Lake View', addressLine2: 'Indiranagar', pincode: '560001' }}
      calls={{ getPinCodeDetails: servedPincode }}
    >
      <AddressNotAvailableScreen update={done} />
    </Fixture>
  ),
  refused: (
    <Fixture
      screen="address-not-available"
      application={{ ...customer, completedScreen: 'ADDRESS_NOT_IN_BCIF' }}
      answers={{ addressLine1: 'Flat 12, Lake View', addressLine2: 'Indiranagar', pincode: '560001' }}
      calls={{ getPinCodeDetails: servedPincode }}
    >
      <AddressNotAvailableScreen update={refused({ pincode: 'pincodeNotServiceable' })} />
    </Fixture>
  ),
  sending: (
    <Fixture
      screen="address-not-available"
      application={{ ...customer, completedScreen: 'ADDRESS_NOT_IN_BCIF' }}
      state={{ pending: true }}
    >
      <AddressNotAvailableScreen update={never} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="address-not-available" application={null}>
      <AddressNotAvailableScreen update={done} />
    </Fixture>
  ),
}
