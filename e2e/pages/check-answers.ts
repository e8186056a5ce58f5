import { texts } from '@card-journey/journey/texts/en/check-answers.ts'
import { ScreenPage } from './screen-page.ts'

export class CheckAnswersPage extends ScreenPage {
  readonly id = 'check-answers'
  readonly title = texts.heading

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: texts.submit }).click()
  }
}
