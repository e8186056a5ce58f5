import { texts } from '@card-journey/journey/texts/en/multiple-crn.ts'
import { ScreenPage } from './screen-page.ts'

export class MultipleCrnPage extends ScreenPage {
  readonly id = 'multiple-crn'
  readonly title = texts.heading
}
