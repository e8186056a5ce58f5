import { Fixture, type Examples } from '../../../examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { Reject811CustomerScreen } from './Reject811CustomerScreen.tsx'

export const examples: Examples = {
  'first view': (
    <Fixture screen="reject811Customer" application={{ ...customer, productCode: 'u811' }}>
      <Reject811CustomerScreen />
    </Fixture>
  ),
  saving: (
    <Fixture screen="reject811Customer" application={{ ...customer, productCode: 'u811' }} state={{ pending: true }}>
      <Reject811CustomerScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="reject811Customer" application={null}>
      <Reject811CustomerScreen />
    </Fixture>
  ),
}
