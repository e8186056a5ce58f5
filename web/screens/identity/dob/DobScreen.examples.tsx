import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer, done, refused } from '../../customer-for-tests.ts'
import { DobScreen } from './DobScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="dob" application={customer} {...different}>
    <DobScreen validate={different.pressed ? refused({ dateOfBirth: 'birthDateMismatch' }) : done} />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { dateOfBirth: '1990-03-27' } },
    refused: { answers: { dateOfBirth: '1991-03-27' } },
  }),
  'on its way': at({ application: null }),
}
