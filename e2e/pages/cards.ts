import { texts } from '@card-journey/journey/texts/en/cards.ts'
import { ScreenPage } from './screen-page.ts'

export class CardsPage extends ScreenPage {
  readonly id = 'cards'
  readonly title = texts.heading
}
