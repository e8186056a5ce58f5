import { texts } from '@card-journey/journey/texts/en/consents.ts'
import { ScreenPage } from './screen-page.ts'

export class ConsentsPage extends ScreenPage {
  readonly id = 'consents'
  readonly title = texts.heading
}
