import { texts } from '@card-journey/journey/texts/en/errors.ts'
import { ScreenPage } from './screen-page.ts'

/** The failure screen outside the application; a story about a specific error checks the heading itself. */
export class ErrorPage extends ScreenPage {
  readonly id = 'error'
  readonly title = texts['generic.heading']
}
