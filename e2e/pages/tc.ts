import { texts } from '@card-journey/journey/texts/en/tc.ts'
import { ScreenPage } from './screen-page.ts'

export class TcPage extends ScreenPage {
  readonly id = 'tc'
  readonly title = texts.heading
}
