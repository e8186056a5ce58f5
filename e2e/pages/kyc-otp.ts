import { texts } from '@card-journey/journey/texts/en/kyc-otp.ts'
import { ScreenPage } from './screen-page.ts'

export class KycOtpPage extends ScreenPage {
  readonly id = 'kyc-otp'
  readonly title = texts.heading

  /** The last digit has submitted. */
  override async submit(): Promise<void> {}
}
