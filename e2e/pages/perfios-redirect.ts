import { texts } from '@card-journey/journey/texts/en/perfios-redirect.ts'
import { ScreenPage } from './screen-page.ts'

export class PerfiosRedirectPage extends ScreenPage {
  readonly id = 'perfios-redirect'
  readonly title = texts.heading
}
