import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { DobScreen } from './DobScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="dob" application={customer} {...different}>
    <DobScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { dateOfBirth: '1990-03-27' } },
    refused: {
      answers: { dateOfBirth: '1991-03-27' },
      calls: {
        validateDOB: {
          ok: false,
          call: 'validateDOB',
          problem: 'FIELDS_REFUSED',
          detail: { fields: { dateOfBirth: 'birthDateMismatch' }, triesLeft: 2 },
          message: '',
        },
      },
    },
  }),
  'on its way': at({ application: null }),
}
