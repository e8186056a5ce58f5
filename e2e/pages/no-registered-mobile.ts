import { texts } from '@card-journey/journey/texts/en/no-registered-mobile.ts'
import { ScreenPage } from './screen-page.ts'

export class NoRegisteredMobilePage extends ScreenPage {
  readonly id = 'no-registered-mobile'
  readonly title = texts.heading
}
