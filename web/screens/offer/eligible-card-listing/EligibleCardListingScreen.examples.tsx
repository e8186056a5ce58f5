import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { cards, customer } from '../../customer-for-tests.ts'
import { EligibleCardListingScreen, type EligibleCardListingScreenProps } from './EligibleCardListingScreen.tsx'

const at = (
  different: Partial<FixtureProps>,
  open: EligibleCardListingScreenProps['cards'] = { state: 'here', data: cards },
) => (
  <Fixture
    screen="eligible-card-listing"
    application={{ ...customer, completedScreen: 'ELIGIBLE_CARDS' }}
    {...different}
  >
    <EligibleCardListingScreen cards={open} />
  </Fixture>
)
const { failed: notSaved, ...states } = asking((different) => at(different), {
  filled: { answers: { productCode: 'airv' } },
  refused: { refuses: { productCode: 'choiceInvalid' } },
})

export const examples: Examples = {
  ...states,
  'not saved': notSaved,
  loading: at({}, { state: 'loading' }),
  failed: at({}, { state: 'failed' }),
}
