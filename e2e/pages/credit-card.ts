import { texts } from '@card-journey/journey/texts/en/credit-card.ts'
import { ScreenPage } from './screen-page.ts'

export class CreditCardPage extends ScreenPage {
  readonly id = 'credit-card'
  readonly title = texts.heading
}
