import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { lists } from '../../person-for-tests.ts'
import { EtbPersonalDetailsScreen } from './EtbPersonalDetailsScreen.tsx'

const lacking = (...missing: string[]): Partial<FixtureProps> => ({
  application: {
    ...customer,
    applicantDetails: [{ mobileNumber: '9876543210' }],
    facts: { customer: { missing } },
  },
})

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="etb-personal-details" {...lacking('emailId', 'fatherName')} master={lists} {...different}>
    <EtbPersonalDetailsScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { emailId: 'asha.menon@example.com', fatherName: 'Raghavan Menon' } },
    refused: { answers: { emailId: 'asha.menon@example', fatherName: 'Raghavan Menon' } },
  }),
  'all missing': at(lacking('panNumber', 'emailId', 'gender', 'maritalStatus', 'motherMaidenName', 'fatherName')),
  loading: at({ application: null }),
}
