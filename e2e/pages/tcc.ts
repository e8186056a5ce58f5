import { texts } from '@card-journey/journey/texts/en/tcc.ts'
import { ScreenPage } from './screen-page.ts'

export class TccPage extends ScreenPage {
  readonly id = 'tcc'
  readonly title = texts.heading
}
