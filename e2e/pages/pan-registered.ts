import { texts } from '@card-journey/journey/texts/en/pan-registered.ts'
import { ScreenPage } from './screen-page.ts'

export class PanRegisteredPage extends ScreenPage {
  readonly id = 'pan-registered'
  readonly title = texts.heading
}
