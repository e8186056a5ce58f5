import { texts } from '@card-journey/journey/texts/en/ckyc-redirect.ts'
import { ScreenPage } from './screen-page.ts'

export class CkycRedirectPage extends ScreenPage {
  readonly id = 'ckyc-redirect'
  readonly title = texts.heading
}
