import { Fixture, type Examples } from '../../../examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { MultipleCrnScreen } from './MultipleCrnScreen.tsx'

export const examples: Examples = {
  'three numbers': (
    <Fixture screen="multiple-crn" application={customer}>
      <MultipleCrnScreen />
    </Fixture>
  ),
  chosen: (
    <Fixture screen="multiple-crn" application={customer} answers={{ crnChoice: '1' }}>
      <MultipleCrnScreen />
    </Fixture>
  ),
  'many numbers': (
    <Fixture
      screen="multiple-crn"
      application={{
        ...customer,
        facts: {
          customer: { crns: ['10****4821', '10****7730', '20****1196', '20****3301', '31****0042', '31****9910'] },
        },
      }}
    >
      <MultipleCrnScreen />
    </Fixture>
  ),
  refused: (
    <Fixture
      screen="multiple-crn"
      application={customer}
      answers={{ crnChoice: '1' }}
      refuses={{ crnChoice: 'choiceInvalid' }}
    >
      <MultipleCrnScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="multiple-crn" application={null}>
      <MultipleCrnScreen />
    </Fixture>
  ),
}
