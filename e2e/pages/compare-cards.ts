import { texts } from '@card-journey/journey/texts/en/compare-cards.ts'
import { ScreenPage } from './screen-page.ts'

export class CompareCardsPage extends ScreenPage {
  readonly id = 'compare-cards'
  readonly title = texts.heading
}
