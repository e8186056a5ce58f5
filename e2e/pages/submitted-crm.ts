import { texts } from '@card-journey/journey/texts/en/submitted-crm.ts'
import { ScreenPage } from './screen-page.ts'

export class SubmittedCrmPage extends ScreenPage {
  readonly id = 'submitted-crm'
  readonly title = texts.heading
}
