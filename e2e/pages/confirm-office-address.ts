import { texts } from '@card-journey/journey/texts/en/confirm-office-address.ts'
import { ScreenPage } from './screen-page.ts'

export class ConfirmOfficeAddressPage extends ScreenPage {
  readonly id = 'confirm-office-address'
  readonly title = texts.heading
}
