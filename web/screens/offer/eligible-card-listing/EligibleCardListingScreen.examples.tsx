import { Fixture, type Examples } from '../../../examples.tsx'
import { cards, customer } from '../../customer-for-tests.ts'
import { EligibleCardListingScreen } from './EligibleCardListingScreen.tsx'

export const examples: Examples = {
  'three cards': (
    <Fixture screen="eligible-card-listing" application={{ ...customer, completedScreen: 'ELIGIBLE_CARDS' }}>
      <EligibleCardListingScreen cards={{ state: 'here', data: cards }} />
    </Fixture>
  ),
  chosen: (
    <Fixture
      screen="eligible-card-listing"
      application={{ ...customer, completedScreen: 'ELIGIBLE_CARDS' }}
      answers={{ productCode: 'airv' }}
    >
      <EligibleCardListingScreen cards={{ state: 'here', data: cards }} />
    </Fixture>
  ),
  'looking up': (
    <Fixture screen="eligible-card-listing" application={{ ...customer, completedScreen: 'ELIGIBLE_CARDS' }}>
      <EligibleCardListingScreen cards={{ state: 'loading' }} />
    </Fixture>
  ),
  failed: (
    <Fixture screen="eligible-card-listing" application={{ ...customer, completedScreen: 'ELIGIBLE_CARDS' }}>
      <EligibleCardListingScreen cards={{ state: 'failed' }} />
    </Fixture>
  ),
}
