import { texts } from '@card-journey/journey/texts/en/continue.ts'
import { ScreenPage } from './screen-page.ts'

export class ContinuePage extends ScreenPage {
  readonly id = 'continue'
  readonly title = texts.heading
}
