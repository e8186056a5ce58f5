import { texts } from '@card-journey/journey/texts/en/review-telecaller.ts'
import { ScreenPage } from './screen-page.ts'

export class ReviewTelecallerPage extends ScreenPage {
  readonly id = 'review-telecaller'
  readonly title = texts.heading
}
