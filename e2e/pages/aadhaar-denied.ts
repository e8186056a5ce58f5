import { texts } from '@card-journey/journey/texts/en/aadhaar-denied.ts'
import { ScreenPage } from './screen-page.ts'

export class AadhaarDeniedPage extends ScreenPage {
  readonly id = 'aadhaar-denied'
  readonly title = texts.heading
}
