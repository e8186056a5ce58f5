import { texts } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { ScreenPage } from './screen-page.ts'

export class AgentWaitingPage extends ScreenPage {
  readonly id = 'agent-waiting'
  readonly title = texts.heading
}
