import { texts } from '@card-journey/journey/texts/en/detail-delivery-address.ts'
import { ScreenPage } from './screen-page.ts'

export class DetailDeliveryAddressPage extends ScreenPage {
  readonly id = 'detail-delivery-address'
  readonly title = texts.heading
}
