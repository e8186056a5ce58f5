import { texts } from '@card-journey/journey/texts/en/etb-personal-details.ts'
import { ScreenPage } from './screen-page.ts'

export class EtbPersonalDetailsPage extends ScreenPage {
  readonly id = 'etb-personal-details'
  readonly title = texts.heading
}
