import { texts } from '@card-journey/journey/texts/en/agent-unavailable.ts'
import { ScreenPage } from './screen-page.ts'

export class AgentUnavailablePage extends ScreenPage {
  readonly id = 'agent-unavailable'
  readonly title = texts.heading
}
