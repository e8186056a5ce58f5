import { texts } from '@card-journey/journey/texts/en/set-mpin.ts'
import { ScreenPage } from './screen-page.ts'

export class SetMpinPage extends ScreenPage {
  readonly id = 'set-mpin'
  readonly title = texts.heading
}
