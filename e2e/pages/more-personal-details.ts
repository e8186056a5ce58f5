import { texts } from '@card-journey/journey/texts/en/more-personal-details.ts'
import { ScreenPage } from './screen-page.ts'

export class MorePersonalDetailsPage extends ScreenPage {
  readonly id = 'more-personal-details'
  readonly title = texts.heading
}
