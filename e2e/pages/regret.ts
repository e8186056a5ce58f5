import { texts } from '@card-journey/journey/texts/en/regret.ts'
import { ScreenPage } from './screen-page.ts'

export class RegretPage extends ScreenPage {
  readonly id = 'regret'
  readonly title = texts.heading
}
