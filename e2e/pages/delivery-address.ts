import { texts } from '@card-journey/journey/texts/en/delivery-address.ts'
import { ScreenPage } from './screen-page.ts'

export class DeliveryAddressPage extends ScreenPage {
  readonly id = 'delivery-address'
  readonly title = texts.heading
}
