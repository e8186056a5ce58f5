import { texts } from '@card-journey/journey/texts/en/kyc-unable-to-verify.ts'
import { ScreenPage } from './screen-page.ts'

export class KycUnableToVerifyPage extends ScreenPage {
  readonly id = 'kyc-unable-to-verify'
  readonly title = texts.heading
}
