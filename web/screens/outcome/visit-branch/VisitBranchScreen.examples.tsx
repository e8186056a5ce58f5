import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { person } from '../../person-for-tests.ts'
import { VisitBranchScreen } from './VisitBranchScreen.tsx'

export const examples: Examples = {
  'tax resident elsewhere': (
    <Fixture
      screen="visit-branch"
      application={{ completedScreen: 'VISIT_NEAREST_BRANCH', applicantDetails: [{ ...person, taxIndiaOnly: 'N' }] }}
    >
      <VisitBranchScreen />
    </Fixture>
  ),
  'KYC to be updated': (
    <Fixture
      screen="visit-branch"
      application={{ ...customer, completedScreen: 'VISIT_NEAREST_BRANCH', facts: { customer: { kycUpdated: 'N' } } }}
    >
      <VisitBranchScreen />
    </Fixture>
  ),
  message: (
    <Fixture screen="visit-branch">
      <VisitBranchScreen />
    </Fixture>
  ),
}
