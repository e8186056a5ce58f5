import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { cards, choosing, unreachable } from '../../customer-for-tests.ts'
import { CustomiseCardScreen } from './CustomiseCardScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="customise-card" application={choosing} master={{ getProductDetails: cards }} {...different}>
    <CustomiseCardScreen />
  </Fixture>
)
const { failed: notSaved, ...states } = asking(at, {
  filled: { answers: { network: 'MERIDIAN', nameOnCard: 'Asha Menon' } },
  refused: { refuses: { network: 'choiceInvalid' } },
})

const chosen = (productCode: string, networks: readonly string[], designs: readonly string[] = []) => ({
  application: {
    ...choosing,
    isAirlineCobrand: productCode === 'airv',
    facts: { ...choosing.facts, cardChoice: { productCode }, eligibleCard: { for: productCode, networks, designs } },
  },
})

export const examples: Examples = {
  ...states,
  'not saved': notSaved,
  airline: at(chosen('airv', ['TARANG', 'MERIDIAN'])),
  'several designs': at({ ...chosen('pvrb', ['TARANG', 'MERIDIAN'], ['LEAVES', 'RAYS']), answers: { design: 'RAYS' } }),
  'designs of an upright card': at({
    ...chosen('pvrb', ['TARANG'], ['LEAVES', 'RAYS']),
    answers: { design: 'RAYS' },
    master: {
      getProductDetails: cards.map((one) => ({ ...one, art: { ...one.art, orientation: 'vertical' as const } })),
    },
  }),
  'one network': at(chosen('indp', ['TARANG'])),
  loading: at({ application: null, master: {} }),
  failed: at({ master: {}, calls: { getProductDetails: unreachable } }),
}
