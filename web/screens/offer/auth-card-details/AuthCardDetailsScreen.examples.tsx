import { Fixture, type Examples } from '../../../examples.tsx'
import { cards, choosing } from '../../customer-for-tests.ts'
import { AuthCardDetailsScreen } from './AuthCardDetailsScreen.tsx'

export const examples: Examples = {
  'a card': (
    <Fixture screen="auth-card-details" application={choosing} master={{ getProductDetails: cards }}>
      <AuthCardDetailsScreen />
    </Fixture>
  ),
  saving: (
    <Fixture
      screen="auth-card-details"
      application={choosing}
      master={{ getProductDetails: cards }}
      state={{ pending: true }}
    >
      <AuthCardDetailsScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="auth-card-details" application={null}>
      <AuthCardDetailsScreen />
    </Fixture>
  ),
  'not to be had': (
    <Fixture
      screen="auth-card-details"
      application={{ ...choosing, facts: { cardChoice: { productCode: 'gone' } } }}
      master={{ getProductDetails: cards }}
    >
      <AuthCardDetailsScreen />
    </Fixture>
  ),
}
