import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { atOffer, lacking } from '../../customer-for-tests.ts'
import { lists } from '../../person-for-tests.ts'
import { EtbPersonalDetailsScreen } from './EtbPersonalDetailsScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="etb-personal-details" application={lacking('emailId', 'fatherName')} master={lists} {...different}>
    <EtbPersonalDetailsScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { emailId: 'asha.menon@example.com', fatherName: 'Raghavan Menon' } },
    refused: { answers: { emailId: 'asha.menon@example', fatherName: 'Raghavan Menon' } },
  }),
  'all missing': at({
    application: lacking('panNumber', 'emailId', 'gender', 'maritalStatus', 'motherMaidenName', 'fatherName'),
  }),
  'to review': at({ application: atOffer }),
  loading: at({ application: null }),
}
