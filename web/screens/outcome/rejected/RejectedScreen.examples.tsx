import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { withHome } from '../../person-for-tests.ts'
import { RejectedScreen } from './RejectedScreen.tsx'

export const examples: Examples = {
  'with a date': (
    <Fixture
      screen="rejected"
      application={{ ...withHome, completedScreen: 'BRE_REJECT', rejectedDate: '2026-11-20T11:00:00+05:30' }}
    >
      <RejectedScreen />
    </Fixture>
  ),
  'free again': (
    <Fixture
      screen="rejected"
      application={{ ...withHome, completedScreen: 'BRE_REJECT', rejectedDate: '2026-01-20T11:00:00+05:30' }}
    >
      <RejectedScreen />
    </Fixture>
  ),
  'withdrawn by the applicant': (
    <Fixture
      screen="rejected"
      application={{
        ...withHome,
        completedScreen: 'INTERNAL_REJECTION',
        facts: { ...withHome.facts, withdrawn: { at: '2026-11-20T11:00:00+05:30' } },
      }}
    >
      <RejectedScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="rejected" application={null}>
      <RejectedScreen />
    </Fixture>
  ),
}
