import { unreachable } from '../../customer-for-tests.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { noticed } from '../decision/notice-for-tests.ts'
import { NotSourcingScreen } from './NotSourcingScreen.tsx'

const at = (calls: FixtureProps['calls']) => (
  <Fixture screen="not-sourcing" application={{ completedScreen: 'NOT_SOURCING' }} calls={calls}>
    <NotSourcingScreen />
  </Fixture>
)

export const examples: Examples = {
  message: at({ decisionNotice: noticed({ reason: 'employer' }) }),
  loading: at({}),
  failed: at({ decisionNotice: unreachable }),
  'revoked number': (
    <Fixture
      screen="not-sourcing"
      application={{ completedScreen: 'NOT_SOURCING', facts: { numberRevoked: { at: '2026-11-20T11:00:00+05:30' } } }}
    >
      <NotSourcingScreen />
    </Fixture>
  ),
}
