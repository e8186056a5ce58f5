import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { MultipleCrnScreen } from './MultipleCrnScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="multiple-crn" application={customer} {...different}>
    <MultipleCrnScreen />
  </Fixture>
)
const six = ['10****4821', '10****7730', '20****1196', '20****3301', '31****0042', '31****9910']

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { crnChoice: '1' } },
    refused: { refuses: { crnChoice: 'choiceInvalid' } },
  }),
  'many numbers': at({ application: { ...customer, facts: { customer: { crns: six } } } }),
  loading: at({ application: null }),
}
