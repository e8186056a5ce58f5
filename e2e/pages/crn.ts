import { texts } from '@card-journey/journey/texts/en/crn.ts'
import { ScreenPage } from './screen-page.ts'

export class CrnPage extends ScreenPage {
  readonly id = 'crn'
  readonly title = texts.heading
}
