import { texts } from '@card-journey/journey/texts/en/personal-details.ts'
import { ScreenPage } from './screen-page.ts'

export class PersonalDetailsPage extends ScreenPage {
  readonly id = 'personal-details'
  readonly title = texts.heading
}
