import { texts } from '@card-journey/journey/texts/en/card-details.ts'
import { ScreenPage } from './screen-page.ts'

export class CardDetailsPage extends ScreenPage {
  readonly id = 'card-details'
  readonly title = texts.heading
}
