import { Fixture, type Examples } from '../../../examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { SubmittedCrmScreen } from './SubmittedCrmScreen.tsx'

export const examples: Examples = {
  reviewing: (
    <Fixture
      screen="submitted-crm"
      application={{ ...proven, completedScreen: 'CRM_PUSH', journeyMode: 'NSTP', applicationNumber: 'AB2611200042' }}
    >
      <SubmittedCrmScreen />
    </Fixture>
  ),
  declined: (
    <Fixture
      screen="submitted-crm"
      application={{ ...proven, completedScreen: 'CRM_REJECT', journeyMode: 'NSTP', applicationNumber: 'AB2611200042' }}
    >
      <SubmittedCrmScreen />
    </Fixture>
  ),
}
