import { texts } from '@card-journey/journey/texts/en/errors.ts'
import { ScreenPage } from './screen-page.ts'

export class EmailVerificationUnsuccessfulPage extends ScreenPage {
  readonly id = 'email-verification-unsuccessful'
  readonly title = texts['telecallerEmailError.heading']
}
