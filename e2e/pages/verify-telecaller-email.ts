import { texts } from '@card-journey/journey/texts/en/verify-telecaller-email.ts'
import { ScreenPage } from './screen-page.ts'

/** Once the link is verified. */
export class VerifyTelecallerEmailPage extends ScreenPage {
  readonly id = 'verify-telecaller-email'
  readonly title = texts.verified
}
