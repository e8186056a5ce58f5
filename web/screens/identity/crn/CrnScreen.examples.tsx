import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { CrnScreen } from './CrnScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="crn" application={{ ...customer, facts: { customer: { crns: [], known: 'Y' } } }} {...different}>
    <CrnScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { answers: { crn: 'AB104821' } }, refused: { refuses: { crn: 'crnUnknown' } } }),
  'on its way': at({ application: null }),
}
