import { texts } from '@card-journey/journey/texts/en/kyc-try-again.ts'
import { ScreenPage } from './screen-page.ts'

export class KycTryAgainPage extends ScreenPage {
  readonly id = 'kyc-try-again'
  readonly title = texts.heading
}
