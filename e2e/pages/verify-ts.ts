import { texts } from '@card-journey/journey/texts/en/verify-ts.ts'
import type { Locator } from '@playwright/test'
import { ScreenPage } from './screen-page.ts'

export class VerifyTsPage extends ScreenPage {
  readonly id = 'verify-ts'
  readonly title = texts.heading

  get resendButton(): Locator {
    return this.page.getByRole('button', { name: texts.resend })
  }

  async skips(): Promise<void> {
    await this.page.getByRole('button', { name: texts.skip }).click()
  }
}
