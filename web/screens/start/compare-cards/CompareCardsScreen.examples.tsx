import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { master } from '../products-for-tests.ts'
import { CompareCardsScreen } from './CompareCardsScreen.tsx'

const comparing = (cards: string, known = master) => (
  <Fixture screen="compare-cards" application={null} master={known} query={{ cards }}>
    <CompareCardsScreen />
  </Fixture>
)

export const examples: Examples = {
  'two cards': comparing('festival,miles'),
  'three cards': comparing('festival,miles,first'),
  'one card': comparing('festival'),
  'no card': comparing(''),
  'too many cards': comparing('festival,miles,first,style'),
  loading: comparing('festival,miles', {}),
}
