import { texts } from '@card-journey/journey/texts/en/redirect.ts'
import { ScreenPage } from './screen-page.ts'

export class RedirectPage extends ScreenPage {
  readonly id = 'redirect'
  readonly title = texts.heading
}
