import { Fixture, type Examples } from '../../../examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { CrnScreen } from './CrnScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="crn" application={{ ...customer, facts: { customer: { crns: [], known: 'Y' } } }}>
      <CrnScreen />
    </Fixture>
  ),
  filled: (
    <Fixture screen="crn" application={customer} answers={{ crn: 'AB104821' }}>
      <CrnScreen />
    </Fixture>
  ),
  refused: (
    <Fixture screen="crn" application={customer} answers={{ crn: 'AB104821' }} refuses={{ crn: 'crnUnknown' }}>
      <CrnScreen />
    </Fixture>
  ),
  saving: (
    <Fixture screen="crn" application={customer} answers={{ crn: 'AB104821' }} state={{ pending: true }}>
      <CrnScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="crn" application={null}>
      <CrnScreen />
    </Fixture>
  ),
}
