import { texts } from '@card-journey/journey/texts/en/eligible-card-listing.ts'
import { ScreenPage } from './screen-page.ts'

export class EligibleCardListingPage extends ScreenPage {
  readonly id = 'eligible-card-listing'
  readonly title = texts.heading
}
