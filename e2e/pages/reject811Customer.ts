import { texts } from '@card-journey/journey/texts/en/reject811Customer.ts'
import { ScreenPage } from './screen-page.ts'

export class Reject811CustomerPage extends ScreenPage {
  readonly id = 'reject811Customer'
  readonly title = texts.heading
}
