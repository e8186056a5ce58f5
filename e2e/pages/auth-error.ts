import { texts } from '@card-journey/journey/texts/en/errors.ts'
import { ScreenPage } from './screen-page.ts'

export class AuthErrorPage extends ScreenPage {
  readonly id = 'auth-error'
  readonly title = texts['generic.heading']
}
