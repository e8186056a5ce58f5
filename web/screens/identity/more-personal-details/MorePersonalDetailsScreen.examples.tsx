import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { described, identified, lists, person } from '../../person-for-tests.ts'
import { MorePersonalDetailsScreen } from './MorePersonalDetailsScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="more-personal-details" application={identified} master={lists} {...different}>
    <MorePersonalDetailsScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { application: described },
    refused: { answers: { nameOnCard: 'Asha Devi Menon Raghavan' } },
  }),
  'tax resident elsewhere': at({
    application: {
      ...described,
      applicantDetails: [{ ...person, ...described.applicantDetails?.[0], taxIndiaOnly: 'N' }],
    },
  }),
  'airline card': at({ application: { ...described, isAirlineCobrand: true, productCode: 'vayu' } }),
  'own words for the lists': at({
    master: {},
    calls: { getGenderDetails: unreachable, getMaritalStatusDetails: unreachable },
  }),
  'on its way': at({ application: null }),
}
