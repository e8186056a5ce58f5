import { texts } from '@card-journey/journey/texts/en/confirm-home-address.ts'
import { ScreenPage } from './screen-page.ts'

export class ConfirmHomeAddressPage extends ScreenPage {
  readonly id = 'confirm-home-address'
  readonly title = texts.heading
}
