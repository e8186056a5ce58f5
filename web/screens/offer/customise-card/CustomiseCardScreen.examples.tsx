import { Fixture, type Examples } from '../../../examples.tsx'
import { cards, choosing, done, never, refused } from '../../customer-for-tests.ts'
import { CustomiseCardScreen } from './CustomiseCardScreen.tsx'

export const examples: Examples = {
  'first view': (
    <Fixture screen="customise-card" application={choosing} master={{ getProductDetails: cards }}>
      <CustomiseCardScreen save={done} />
    </Fixture>
  ),
  filled: (
    <Fixture
      screen="customise-card"
      application={choosing}
      master={{ getProductDetails: cards }}
      answers={{ network: 'MERIDIAN', nameOnCard: 'Asha Menon' }}
    >
      <CustomiseCardScreen save={done} />
    </Fixture>
  ),
  airline: (
    <Fixture
      screen="customise-card"
      application={{ ...choosing, isAirlineCobrand: true, facts: { cardChoice: { productCode: 'airv' } } }}
      master={{ getProductDetails: cards }}
    >
      <CustomiseCardScreen save={done} />
    </Fixture>
  ),
  refused: (
    <Fixture
      screen="customise-card"
      application={choosing}
      master={{ getProductDetails: cards }}
      answers={{ network: 'MERIDIAN', nameOnCard: 'Asha Menon' }}
    >
      <CustomiseCardScreen save={refused({ network: 'choiceInvalid' })} />
    </Fixture>
  ),
  'checking the offer': (
    <Fixture
      screen="customise-card"
      application={choosing}
      master={{ getProductDetails: cards }}
      state={{ pending: true }}
    >
      <CustomiseCardScreen save={never} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="customise-card" application={null}>
      <CustomiseCardScreen save={done} />
    </Fixture>
  ),
}
