import { texts } from '@card-journey/journey/texts/en/dob.ts'
import { ScreenPage } from './screen-page.ts'

export class DobPage extends ScreenPage {
  readonly id = 'dob'
  readonly title = texts.heading
}
