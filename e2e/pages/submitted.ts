import { texts } from '@card-journey/journey/texts/en/submitted.ts'
import { ScreenPage } from './screen-page.ts'

export class SubmittedPage extends ScreenPage {
  readonly id = 'submitted'
  readonly title = texts.heading
}
