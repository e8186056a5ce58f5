import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { noticed } from '../decision/notice-for-tests.ts'
import { SubmittedCrmScreen } from './SubmittedCrmScreen.tsx'

const at = (application: Partial<ApplicationView> | null) => (
  <Fixture
    screen="submitted-crm"
    application={application && { ...proven, journeyMode: 'NSTP', applicationNumber: 'AB2611200042', ...application }}
    calls={{ decisionNotice: noticed({ reason: 'general' }) }}
  >
    <SubmittedCrmScreen />
  </Fixture>
)

export const examples: Examples = {
  reviewing: at({ completedScreen: 'CRM_PUSH' }),
  declined: at({ completedScreen: 'CRM_REJECT' }),
  loading: at(null),
}
