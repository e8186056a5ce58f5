import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { withHome } from '../../person-for-tests.ts'
import { RegretScreen } from './RegretScreen.tsx'

export const examples: Examples = {
  'offer declined': (
    <Fixture
      screen="regret"
      application={{ ...withHome, completedScreen: 'BRE_REJECT', rejectedDate: '2026-11-20T11:00:00+05:30' }}
    >
      <RegretScreen />
    </Fixture>
  ),
}
