import { texts } from '@card-journey/journey/texts/en/work-details.ts'
import { ScreenPage } from './screen-page.ts'

export class WorkDetailsPage extends ScreenPage {
  readonly id = 'work-details'
  readonly title = texts.heading
}
