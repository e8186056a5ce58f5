import { Fixture, type Examples } from '../../../examples.tsx'
import { housed } from '../../person-for-tests.ts'
import { CreditCardScreen } from './CreditCardScreen.tsx'

export const examples: Examples = {
  offer: (
    <Fixture
      screen="credit-card"
      application={{ ...housed, completedScreen: 'BRE_REJECT', facts: { decision: { softOffer: 'open' } } }}
    >
      <CreditCardScreen />
    </Fixture>
  ),
  accepted: (
    <Fixture
      screen="credit-card"
      application={{ ...housed, completedScreen: 'BRE_REJECT', facts: { decision: { softOffer: 'accepted' } } }}
    >
      <CreditCardScreen />
    </Fixture>
  ),
}
