import { texts } from '@card-journey/journey/texts/en/office-address.ts'
import { ScreenPage } from './screen-page.ts'

export class OfficeAddressPage extends ScreenPage {
  readonly id = 'office-address'
  readonly title = texts.heading
}
