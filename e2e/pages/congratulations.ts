import { texts } from '@card-journey/journey/texts/en/congratulations.ts'
import { ScreenPage } from './screen-page.ts'

export class CongratulationsPage extends ScreenPage {
  readonly id = 'congratulations'
  readonly title = texts.heading.replace('{name}', 'Asha')
}
