import { texts } from '@card-journey/journey/texts/en/searching-agent.ts'
import { ScreenPage } from './screen-page.ts'

export class SearchingAgentPage extends ScreenPage {
  readonly id = 'searching-agent'
  readonly title = texts.heading
}
