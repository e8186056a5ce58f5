import { unreachable } from '../../customer-for-tests.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { withHome } from '../../person-for-tests.ts'
import { noticedAfterOffer } from '../decision/notice-for-tests.ts'
import { RegretScreen } from './RegretScreen.tsx'

const declined = { ...withHome, completedScreen: 'BRE_REJECT', rejectedDate: '2026-11-20T11:00:00+05:30' } as const

const at = (calls: FixtureProps['calls']) => (
  <Fixture screen="regret" application={declined} calls={calls}>
    <RegretScreen />
  </Fixture>
)

export const examples: Examples = {
  'offer declined': at({ decisionNotice: noticedAfterOffer }),
  loading: at({}),
  failed: at({ decisionNotice: unreachable }),
}
