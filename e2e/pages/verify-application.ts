import { texts } from '@card-journey/journey/texts/en/verify-application.ts'
import { ScreenPage } from './screen-page.ts'

export class VerifyApplicationPage extends ScreenPage {
  readonly id = 'verify-application'
  readonly title = texts.heading
}
