import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/verify-ts.ts'
import type { Locator } from '@playwright/test'
import { ScreenPage } from './screen-page.ts'

export class VerifyTsPage extends ScreenPage {
  readonly id = 'verify-ts'
  readonly title = texts.heading

  get resendButton(): Locator {
    return this.page.getByRole('button', { name: shell['action.resend'] })
  }

  /** Pressed once the page is alive: until then only a form's own submit is kept for it. */
  async asksForANewCode(): Promise<void> {
    await this.page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await this.resendButton.click()
  }

  async skips(): Promise<void> {
    await this.page.getByRole('button', { name: texts.skip }).click()
  }
}
