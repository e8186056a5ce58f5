import { texts } from '@card-journey/journey/texts/en/unregistered-mobile.ts'
import { ScreenPage } from './screen-page.ts'

export class UnregisteredMobilePage extends ScreenPage {
  readonly id = 'unregistered-mobile'
  readonly title = texts.heading
}
