import { texts } from '@card-journey/journey/texts/en/customise-card.ts'
import { ScreenPage } from './screen-page.ts'

export class CustomiseCardPage extends ScreenPage {
  readonly id = 'customise-card'
  readonly title = texts.heading
}
