import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { ScreenPage } from './screen-page.ts'

export class VirtualCardPage extends ScreenPage {
  readonly id = 'virtual-card'
  readonly title = texts.heading
}
