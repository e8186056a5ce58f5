import { texts } from '@card-journey/journey/texts/en/permission.ts'
import { ScreenPage } from './screen-page.ts'

export class PermissionPage extends ScreenPage {
  readonly id = 'permission'
  readonly title = texts.heading

  /** Checks camera and microphone, then takes a place in the queue. */
  async startsCall(): Promise<void> {
    await this.page.getByRole('button', { name: texts.check, exact: true }).click()
    await this.page.getByRole('button', { name: texts.join }).click({ timeout: 20_000 })
  }
}
