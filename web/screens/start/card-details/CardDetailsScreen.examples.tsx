import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { master } from '../products-for-tests.ts'
import { CardDetailsScreen } from './CardDetailsScreen.tsx'

const inside = (productLogo: string, known = master) => (
  <Fixture screen="card-details" application={null} master={known} query={{ productLogo }}>
    <CardDetailsScreen />
  </Fixture>
)

export const examples: Examples = {
  'a card': inside('festival'),
  'an upright card without fees': inside('first'),
  loading: inside('festival', {}),
}
