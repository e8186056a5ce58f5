import { texts } from '@card-journey/journey/texts/en/invalid-pincode.ts'
import { ScreenPage } from './screen-page.ts'

export class InvalidPincodePage extends ScreenPage {
  readonly id = 'invalid-pincode'
  readonly title = texts.heading
}
