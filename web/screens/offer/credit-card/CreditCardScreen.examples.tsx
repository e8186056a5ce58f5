import { saving, stillRunning } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { withHome } from '../../person-for-tests.ts'
import { CreditCardScreen } from './CreditCardScreen.tsx'

const at = (softOffer: 'open' | 'accepted', state: FixtureProps['state'] = {}) => (
  <Fixture
    screen="credit-card"
    application={{ ...withHome, completedScreen: 'BRE_REJECT', facts: { decision: { softOffer } } }}
    state={state}
  >
    <CreditCardScreen />
  </Fixture>
)

export const examples: Examples = {
  offer: at('open'),
  saving: at('open', saving),
  failed: at('open', stillRunning),
  accepted: at('accepted'),
}
