import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { cards, choosing, done, refused, unreachable } from '../../customer-for-tests.ts'
import { CustomiseCardScreen } from './CustomiseCardScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="customise-card" application={choosing} master={{ getProductDetails: cards }} {...different}>
    <CustomiseCardScreen save={different.pressed ? refused({ network: 'choiceInvalid' }) : done} />
  </Fixture>
)
const { failed: notSaved, ...states } = asking(at, {
  filled: { answers: { network: 'MERIDIAN', nameOnCard: 'Asha Menon' } },
  refused: {},
})

export const examples: Examples = {
  ...states,
  'not saved': notSaved,
  airline: at({
    application: { ...choosing, isAirlineCobrand: true, facts: { cardChoice: { productCode: 'airv' } } },
  }),
  loading: at({ application: null, master: {} }),
  failed: at({ master: {}, calls: { getProductDetails: unreachable } }),
}
