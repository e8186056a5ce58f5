import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { identified, person } from '../../person-for-tests.ts'
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="personal-details" {...different}>
    <PersonalDetailsScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { application: identified }, refused: { refuses: { panNumber: 'panNotLinked' } } }),
  'email code asked for': at({
    application: { ...identified, facts: {} },
    pressed: true,
    calls: {
      generateEmailOTP: { ok: true, response: { delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 } },
    },
  }),
  'PAN of another surname': at({
    application: { ...identified, applicantDetails: [{ ...person, lastName: 'Rao' }] },
  }),
  'on its way': at({ application: null }),
}
