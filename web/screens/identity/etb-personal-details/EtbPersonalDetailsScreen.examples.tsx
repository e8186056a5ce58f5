import { Fixture, type Examples } from '../../../examples.tsx'
import { customer, done, never } from '../../customer-for-tests.ts'
import { lists } from '../../person-for-tests.ts'
import { EtbPersonalDetailsScreen } from './EtbPersonalDetailsScreen.tsx'

export const examples: Examples = {
  'two missing': (
    <Fixture
      screen="etb-personal-details"
      application={{
        ...customer,
        facts: { customer: { missing: ['emailId', 'fatherName'] } },
        applicantDetails: [{ mobileNumber: '9876543210' }],
      }}
      master={lists}
    >
      <EtbPersonalDetailsScreen save={done} />
    </Fixture>
  ),
  'all missing': (
    <Fixture
      screen="etb-personal-details"
      application={{
        ...customer,
        applicantDetails: [{ mobileNumber: '9876543210' }],
        facts: {
          customer: {
            missing: ['panNumber', 'emailId', 'gender', 'maritalStatus', 'motherMaidenName', 'fatherName'],
          },
        },
      }}
      master={lists}
    >
      <EtbPersonalDetailsScreen save={done} />
    </Fixture>
  ),
  filled: (
    <Fixture
      screen="etb-personal-details"
      application={{ ...customer, facts: { customer: { missing: ['emailId', 'gender'] } } }}
      master={lists}
    >
      <EtbPersonalDetailsScreen save={done} />
    </Fixture>
  ),
  'checking the offer': (
    <Fixture
      screen="etb-personal-details"
      application={{ ...customer, facts: { customer: { missing: ['emailId'] } } }}
      master={lists}
      state={{ pending: true }}
    >
      <EtbPersonalDetailsScreen save={never} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="etb-personal-details" application={null}>
      <EtbPersonalDetailsScreen save={done} />
    </Fixture>
  ),
}
