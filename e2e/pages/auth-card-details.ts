import { texts } from '@card-journey/journey/texts/en/auth-card-details.ts'
import { ScreenPage } from './screen-page.ts'

export class AuthCardDetailsPage extends ScreenPage {
  readonly id = 'auth-card-details'
  readonly title = texts.heading
}
