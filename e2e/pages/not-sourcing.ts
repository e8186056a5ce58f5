import { texts } from '@card-journey/journey/texts/en/not-sourcing.ts'
import { ScreenPage } from './screen-page.ts'

export class NotSourcingPage extends ScreenPage {
  readonly id = 'not-sourcing'
  readonly title = texts.heading
}
