import { texts } from '@card-journey/journey/texts/en/verify-ts.ts'
import { ScreenPage } from './screen-page.ts'

export class VerifyTsPage extends ScreenPage {
  readonly id = 'verify-ts'
  readonly title = texts.heading
}
