import { texts } from '@card-journey/journey/texts/en/verify-otp.ts'
import { ScreenPage } from './screen-page.ts'

export class VerifyOtpPage extends ScreenPage {
  readonly id = 'verify-otp'
  readonly title = texts.heading

  /** The last digit has submitted. */
  override async submit(): Promise<void> {}
}
