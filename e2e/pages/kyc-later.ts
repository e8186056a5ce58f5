import { texts } from '@card-journey/journey/texts/en/kyc-later.ts'
import { ScreenPage } from './screen-page.ts'

export class KycLaterPage extends ScreenPage {
  readonly id = 'kyc-later'
  readonly title = texts.heading
}
