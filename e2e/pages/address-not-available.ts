import { texts } from '@card-journey/journey/texts/en/address-not-available.ts'
import { ScreenPage } from './screen-page.ts'

export class AddressNotAvailablePage extends ScreenPage {
  readonly id = 'address-not-available'
  readonly title = texts.heading
}
