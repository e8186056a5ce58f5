import { texts } from '@card-journey/journey/texts/en/home-address.ts'
import { ScreenPage } from './screen-page.ts'

export class HomeAddressPage extends ScreenPage {
  readonly id = 'home-address'
  readonly title = texts.heading
}
