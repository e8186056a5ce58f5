import { Fixture, type Examples } from '../../../examples.tsx'
import { customer, done, never, refused } from '../../customer-for-tests.ts'
import { DobScreen } from './DobScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="dob" application={customer}>
      <DobScreen validate={done} />
    </Fixture>
  ),
  filled: (
    <Fixture screen="dob" application={customer} answers={{ dateOfBirth: '1990-03-27' }}>
      <DobScreen validate={done} />
    </Fixture>
  ),
  refused: (
    <Fixture screen="dob" application={customer} answers={{ dateOfBirth: '1991-03-27' }}>
      <DobScreen validate={refused({ dateOfBirth: 'birthDateMismatch' })} />
    </Fixture>
  ),
  comparing: (
    <Fixture screen="dob" application={customer} answers={{ dateOfBirth: '1990-03-27' }} state={{ pending: true }}>
      <DobScreen validate={never} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="dob" application={null}>
      <DobScreen validate={done} />
    </Fixture>
  ),
}
