import { texts } from '@card-journey/journey/texts/en/verify-mobile.ts'
import { ScreenPage } from './screen-page.ts'

export class VerifyMobilePage extends ScreenPage {
  readonly id = 'verify-mobile'
  readonly title = texts.heading
}
