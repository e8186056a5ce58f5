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

const underReviewSince = (since: string) => ({ ...proven.facts, bankStep: { at: 'CRM_PUSH', since } })

export const examples: Examples = {
  reviewing: at({ completedScreen: 'CRM_PUSH', facts: underReviewSince('2026-11-19T12:00:00+05:30') }),
  'review delayed': at({ completedScreen: 'CRM_PUSH', facts: underReviewSince('2026-11-10T12:00:00+05:30') }),
  approved: at({ completedScreen: 'CRM_APPROVED' }),
  declined: at({ completedScreen: 'CRM_REJECT' }),
  loading: at(null),
}
