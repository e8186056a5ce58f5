import { texts } from '@card-journey/journey/texts/en/rejected.ts'
import { ScreenPage } from './screen-page.ts'

export class RejectedPage extends ScreenPage {
  readonly id = 'rejected'
  readonly title = texts.heading
}
