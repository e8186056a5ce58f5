import { texts } from '@card-journey/journey/texts/en/requirements.ts'
import { ScreenPage } from './screen-page.ts'

export class RequirementsPage extends ScreenPage {
  readonly id = 'requirements'
  readonly title = texts.heading
}
