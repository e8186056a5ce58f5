import { texts } from '@card-journey/journey/texts/en/errors.ts'
import { ScreenPage } from './screen-page.ts'

/** The failure screen outside the journey; a story about another error than the generic one looks at the heading itself. */
export class ErrorPage extends ScreenPage {
  readonly id = 'error'
  readonly title = texts['generic.heading']
}
