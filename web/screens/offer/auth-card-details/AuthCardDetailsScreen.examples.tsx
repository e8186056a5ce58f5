import { saving, stillRunning } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { cards, choosing, unreachable } from '../../customer-for-tests.ts'
import { AuthCardDetailsScreen } from './AuthCardDetailsScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="auth-card-details" application={choosing} master={{ getProductDetails: cards }} {...different}>
    <AuthCardDetailsScreen />
  </Fixture>
)

export const examples: Examples = {
  'a card': at({}),
  saving: at({ state: saving }),
  'not saved': at({ state: stillRunning }),
  loading: at({ application: null, master: {} }),
  failed: at({ master: {}, calls: { getProductDetails: unreachable } }),
  'card not to be had': at({ application: { ...choosing, facts: { cardChoice: { productCode: 'gone' } } } }),
}
