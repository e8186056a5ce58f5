import { texts } from '@card-journey/journey/texts/en/terms-conditions.ts'
import { ScreenPage } from './screen-page.ts'

export class TermsConditionsPage extends ScreenPage {
  readonly id = 'terms-conditions'
  readonly title = texts.heading
}
