import { texts } from '@card-journey/journey/texts/en/confirm.ts'
import { ScreenPage } from './screen-page.ts'

export class ConfirmPage extends ScreenPage {
  readonly id = 'confirm'
  readonly title = texts.heading
}
