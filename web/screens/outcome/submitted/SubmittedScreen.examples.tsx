import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { noticed } from '../decision/notice-for-tests.ts'
import { SubmittedScreen } from './SubmittedScreen.tsx'

const at = (application: Partial<ApplicationView> | null) => (
  <Fixture
    screen="submitted"
    application={application && { ...proven, journeyMode: 'SSTP', applicationNumber: 'AB2611200042', ...application }}
    calls={{ decisionNotice: noticed({ reason: 'general' }) }}
  >
    <SubmittedScreen />
  </Fixture>
)

export const examples: Examples = {
  'vkyc approved': at({ completedScreen: 'VKYC_APPROVED' }),
  'bcif approved': at({ completedScreen: 'BCIF_APPROVED' }),
  'los push': at({ completedScreen: 'LOS_PUSH' }),
  'los approved': at({ completedScreen: 'LOS_APPROVED' }),
  'los reject': at({ completedScreen: 'LOS_REJECT' }),
  pending: at({
    completedScreen: 'PENDING',
    facts: { ...proven.facts, bankStep: { at: 'PENDING', since: '2026-11-19T09:30:00+05:30' } },
  }),
  'pending before the decision': at({
    completedScreen: 'PENDING',
    journeyMode: undefined,
    applicationNumber: undefined,
  }),
  'card of an existing customer late': at({
    customerType: 'ETB',
    completedScreen: 'VISIONPLUS_FAILED',
    journeyMode: 'STP',
  }),
  'address update': at({
    customerType: 'ETB',
    completedScreen: 'ADDRESS_UPDATE_PENDING',
    journeyMode: proven.journeyMode,
    applicationNumber: undefined,
  }),
  loading: at(null),
}
