import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { cards, eligible, unreachable } from '../../customer-for-tests.ts'
import { EligibleCardListingScreen } from './EligibleCardListingScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="eligible-card-listing" application={eligible} master={{ getProductDetails: cards }} {...different}>
    <EligibleCardListingScreen />
  </Fixture>
)
const { failed: notSaved, ...states } = asking(at, {
  filled: { answers: { productCode: 'airv' } },
  refused: { refuses: { productCode: 'choiceInvalid' } },
})

export const examples: Examples = {
  ...states,
  'not saved': notSaved,
  'limits unknown': at({ application: { ...eligible, facts: { customer: { cards: ['indp', 'pvrb', 'airv'] } } } }),
  'one card, and another': at({
    application: {
      ...eligible,
      productCode: 'pvrb',
      productName: 'Festival',
      facts: { customer: { cards: ['indp'] } },
    },
  }),
  loading: at({ master: {} }),
  failed: at({ master: {}, calls: { getProductDetails: unreachable } }),
}
