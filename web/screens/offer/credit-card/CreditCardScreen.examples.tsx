import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { securedMaster, withHome } from '../../person-for-tests.ts'
import { CreditCardScreen } from './CreditCardScreen.tsx'

const deposit = {
  lowest: 25_000,
  highest: 500_000,
  step: 1000,
  standard: 28_000,
  limitPercent: 90,
  limitStep: 500,
}

const at = (softOffer: 'open' | 'accepted', different: Partial<FixtureProps> = {}) => (
  <Fixture
    screen="credit-card"
    application={{
      ...withHome,
      completedScreen: 'BRE_REJECT',
      facts: { decision: { softOffer }, offerTerms: { deposit } },
    }}
    master={securedMaster}
    {...different}
  >
    <CreditCardScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking((different) => at('open', different), {
    filled: { answers: { depositAmount: '50,000' } },
    refused: { answers: { depositAmount: '24,000' } },
  }),
  loading: at('open', { master: {} }),
  accepted: at('accepted'),
}
